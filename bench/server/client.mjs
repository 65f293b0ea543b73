// One player over a real socket.
import { LIVE_PATH, PROTOCOL } from '@threefold-games/wire';
import { WebSocket } from 'ws';
import { Played } from './games.mjs';

let ids = 0;

export class Client {
  /** @param table - The table that both players share: see load.mjs. */
  constructor(table, seat, port, cookie) {
    this.table = table;
    this.seat = seat;
    this.sentAt = 0;
    this.id = '';
    const host = `127.0.0.1:${port}`;
    this.socket = new WebSocket(`ws://${host}${LIVE_PATH}?room=${table.room}`, {
      headers: { cookie, origin: `http://${host}` },
      perMessageDeflate: false,
    });
    this.ready = new Promise((resolve, reject) => {
      this.resolve = resolve;
      this.socket.on('error', reject);
    });
    this.socket.on('open', () => {
      this.say({ t: 'hello', v: PROTOCOL });
      this.say({ t: 'watch', room: table.room });
    });
    this.socket.on('message', data => this.hear(JSON.parse(data)));
    this.socket.on('close', () => table.lost());
  }

  say(message) {
    this.socket.send(JSON.stringify(message));
  }

  hear(message) {
    switch (message.t) {
      case 'room':
        this.table.played ??= new Played(message.table.plan.game, message.table.plan, message.table.layout);
        this.seen(message);
        this.resolve();
        break;
      case 'event':
        this.seen(message);
        break;
      case 'done':
        if (message.id === this.id) this.table.acked(performance.now() - this.sentAt);
        break;
      case 'refused':
      case 'fault':
        this.table.refused(message.fault.code);
        break;
    }
  }

  /** Where the game is now: who sees that it is their turn thinks, then plays. */
  seen({ from, turns, now }) {
    this.turn = from + turns.length;
    this.table.played.follow(from, turns, now.drawn);
    this.isMine = now.phase === 'playing' && now.actor === this.seat;
    if (now.phase === 'over') this.table.over();
    else if (this.isMine && this.table.isPlaying()) this.think();
  }

  think(most = this.table.pace()) {
    const { turn } = this;
    if (this.thinking === turn) return;
    this.thinking = turn;
    const play = () => {
      if (this.turn !== turn || !this.table.isPlaying()) {
        this.thinking = -1;
        return;
      }
      ids += 1;
      this.id = `bench-${String(ids).padStart(10, '0')}`;
      const act = { kind: 'turn', turn, steps: this.table.played.choose() };
      this.sentAt = performance.now();
      this.say({ t: 'act', room: this.table.room, id: this.id, act });
    };
    if (most === 0) play();
    else setTimeout(play, most);
  }
}
