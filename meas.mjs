import { findGame } from '@threefold/games';
import { seededRandom, CHANCE, chooseByLot } from '@threefold/core';
for (const id of ['talat','tzaar','taluva']) {
  const game=findGame(id); const random=seededRandom('x');
  const { parseOptions } = await import('@threefold/core');
  const options=parseOptions(game.options,2,{}).value;
  const ps=[]; const legal=new Int32Array(game.maxActions);
  for(let g=0;g<20;g++){ const p=game.start(game.setup(options,2,random)); let n=0;
    while(!p.outcome()){ const k=p.legal(legal); if(k===0)break; const a=p.actor===CHANCE?chooseByLot(p,legal,random):legal[random.below? random.below(k):Math.floor(Math.random()*k)]; p.make(a); n++; if(p.actor!==CHANCE&&p.atTurnStart!==undefined&&n%7===0&&!p.outcome()) ps.push(p.encode()); }
  }
  const N=300; const time=(f,l)=>{ for(const t of ps)f(t); const b=process.hrtime.bigint(); let c=0; for(let r=0;c<3000;r++)for(const t of ps){f(t);c++} console.log(id,l,(Number(process.hrtime.bigint()-b)/c/1000).toFixed(1),'us'); };
  console.log(id, ps.length,'positions, text', ps[ps.length>>1].length);
  time(t=>game.decode(t),'decode'); const dec=ps.map(t=>game.decode(t).value); let i=0;
  time(()=>dec[i++%dec.length].encode(),'encode'); i=0;
  let tot=0,cn=0; time(()=>{tot+=dec[i++%dec.length].legal(legal);cn++},'legal'); console.log('  legal count avg',tot/cn); i=0;
  time(()=>{const p=dec[i++%dec.length];const k=p.legal(legal);for(let j=0;j<k;j++)p.format(legal[j])},'legal+format all');
  let h0=process.memoryUsage(); const many=[]; for(let j=0;j<500;j++)many.push(game.decode(ps[j%ps.length]).value); let h1=process.memoryUsage(); console.log('  bytes a position',((h1.heapUsed+h1.external+h1.arrayBuffers-h0.heapUsed-h0.external-h0.arrayBuffers)/500/1024).toFixed(1),'KB');
}
