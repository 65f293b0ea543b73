/**
 * out[to] += x[from] * matrix for every pair (from, to) of rows.
 *
 * The matrix lies in panels of 8 columns, each `inner` rows deep. Four rows by eight columns is what 16 vector registers hold beside
 * the operands, if no more than two inputs of a row are at hand: with four of them V8 moves sums to memory and back. Each input is spread
 * by a shuffle, which ARM folds into the multiplication.
 */
export function multiplyRows(x: i32, matrix: i32, out: i32, pairs: i32, count: i32, inner: i32, width: i32): void {
  const inBytes = inner << 2;
  const outBytes = width << 2;
  for (let column = 0; column < width; column += 8) {
    const panel = <usize>((matrix + column * inner) << 2);
    const end = panel + <usize>(inBytes << 3);
    const base = (out + column) << 2;
    let pair = <usize>(pairs << 2);
    let i = 0;
    for (; i + 4 <= count; i += 4, pair += 32) {
      multiplyFour(x << 2, base, pair, inBytes, outBytes, panel, end);
    }
    for (; i < count; i++, pair += 8) multiplyOne(x << 2, base, pair, inBytes, outBytes, panel, end);
  }
}

function multiplyFour(x: i32, out: i32, pair: usize, inBytes: i32, outBytes: i32, panel: usize, end: usize): void {
  let xa = <usize>(x + load<i32>(pair, 0) * inBytes);
  let xb = <usize>(x + load<i32>(pair, 8) * inBytes);
  let xc = <usize>(x + load<i32>(pair, 16) * inBytes);
  let xd = <usize>(x + load<i32>(pair, 24) * inBytes);
  const oa = <usize>(out + load<i32>(pair, 4) * outBytes);
  const ob = <usize>(out + load<i32>(pair, 12) * outBytes);
  const oc = <usize>(out + load<i32>(pair, 20) * outBytes);
  const od = <usize>(out + load<i32>(pair, 28) * outBytes);
  let a0 = v128.load(oa, 0);
  let a1 = v128.load(oa, 16);
  let b0 = v128.load(ob, 0);
  let b1 = v128.load(ob, 16);
  let c0 = v128.load(oc, 0);
  let c1 = v128.load(oc, 16);
  let d0 = v128.load(od, 0);
  let d1 = v128.load(od, 16);
  for (let w = panel; w < end; w += 64) {
    const a = v128.load_zero<u64>(xa);
    const b = v128.load_zero<u64>(xb);
    const c = v128.load_zero<u64>(xc);
    const d = v128.load_zero<u64>(xd);

    let w0 = v128.load(w, 0);
    let w1 = v128.load(w, 16);
    a0 = f32x4.add(a0, f32x4.mul(w0, first(a)));
    a1 = f32x4.add(a1, f32x4.mul(w1, first(a)));
    b0 = f32x4.add(b0, f32x4.mul(w0, first(b)));
    b1 = f32x4.add(b1, f32x4.mul(w1, first(b)));
    c0 = f32x4.add(c0, f32x4.mul(w0, first(c)));
    c1 = f32x4.add(c1, f32x4.mul(w1, first(c)));
    d0 = f32x4.add(d0, f32x4.mul(w0, first(d)));
    d1 = f32x4.add(d1, f32x4.mul(w1, first(d)));

    w0 = v128.load(w, 32);
    w1 = v128.load(w, 48);
    a0 = f32x4.add(a0, f32x4.mul(w0, second(a)));
    a1 = f32x4.add(a1, f32x4.mul(w1, second(a)));
    b0 = f32x4.add(b0, f32x4.mul(w0, second(b)));
    b1 = f32x4.add(b1, f32x4.mul(w1, second(b)));
    c0 = f32x4.add(c0, f32x4.mul(w0, second(c)));
    c1 = f32x4.add(c1, f32x4.mul(w1, second(c)));
    d0 = f32x4.add(d0, f32x4.mul(w0, second(d)));
    d1 = f32x4.add(d1, f32x4.mul(w1, second(d)));

    xa += 8;
    xb += 8;
    xc += 8;
    xd += 8;
  }
  v128.store(oa, a0, 0);
  v128.store(oa, a1, 16);
  v128.store(ob, b0, 0);
  v128.store(ob, b1, 16);
  v128.store(oc, c0, 0);
  v128.store(oc, c1, 16);
  v128.store(od, d0, 0);
  v128.store(od, d1, 16);
}

function multiplyOne(x: i32, out: i32, pair: usize, inBytes: i32, outBytes: i32, panel: usize, end: usize): void {
  let xa = <usize>(x + load<i32>(pair, 0) * inBytes);
  const oa = <usize>(out + load<i32>(pair, 4) * outBytes);
  let a0 = v128.load(oa, 0);
  let a1 = v128.load(oa, 16);
  for (let w = panel; w < end; w += 128) {
    const a = v128.load(xa);
    a0 = f32x4.add(a0, f32x4.mul(v128.load(w, 0), first(a)));
    a1 = f32x4.add(a1, f32x4.mul(v128.load(w, 16), first(a)));
    a0 = f32x4.add(a0, f32x4.mul(v128.load(w, 32), second(a)));
    a1 = f32x4.add(a1, f32x4.mul(v128.load(w, 48), second(a)));
    a0 = f32x4.add(a0, f32x4.mul(v128.load(w, 64), third(a)));
    a1 = f32x4.add(a1, f32x4.mul(v128.load(w, 80), third(a)));
    a0 = f32x4.add(a0, f32x4.mul(v128.load(w, 96), fourth(a)));
    a1 = f32x4.add(a1, f32x4.mul(v128.load(w, 112), fourth(a)));
    xa += 16;
  }
  v128.store(oa, a0, 0);
  v128.store(oa, a1, 16);
}

function first(v: v128): v128 {
  return v128.shuffle<f32>(v, v, 0, 0, 0, 0);
}

function second(v: v128): v128 {
  return v128.shuffle<f32>(v, v, 1, 1, 1, 1);
}

function third(v: v128): v128 {
  return v128.shuffle<f32>(v, v, 2, 2, 2, 2);
}

function fourth(v: v128): v128 {
  return v128.shuffle<f32>(v, v, 3, 3, 3, 3);
}
