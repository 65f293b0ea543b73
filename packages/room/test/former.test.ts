import { botLevel, formatRecord, levelNow, parseRecord, replay, rewriteRecord } from '@threefold-games/core';
import { decide, type RoomState, renewedRoom, viewOf } from '@threefold-games/room';
import { eightLevels, findGame, gameOf, must, someTurn, world } from '@threefold-games/testkit';
import { describe, expect, it } from 'vitest';

const talat = gameOf('talat');
const taluva = gameOf('taluva');
const OLD = eightLevels();

const read = (text: string) => {
  const record = must(parseRecord(text));
  const played = replay(findGame, record);
  return played.ok ? formatRecord(rewriteRecord(record, played.value)) : played.error.code;
};

describe('a level of eight', () => {
  it('is as strong as one of twelve, in every game', () => {
    for (const game of [talat, taluva, gameOf('tzaar')]) {
      const now = Array.from({ length: 8 }, (_, i) => levelNow(game, { level: i + 1 })!);
      expect(now).toEqual(game.formerLevels);
      expect(now).toEqual([...now].sort((a, b) => a - b));
      expect(now[7]).toBe(12);
      expect([0, 9, 1.5, '3'].map(level => levelNow(game, { level }))).toEqual([
        undefined,
        undefined,
        undefined,
        undefined,
      ]);
    }
    expect([0, 1, 12, 13].map(level => levelNow(talat, botLevel(level)))).toEqual([undefined, 1, 12, undefined]);
    expect(levelNow(talat, { level: 3, of: 8 })).toBeUndefined();
  });

  it('of a room goes on as strong as it was', () => {
    const old = OLD.room as RoomState;
    const room = renewedRoom(talat, old);
    const [, , bot] = room.seats;
    expect(bot).toEqual({ kind: 'bot', level: 12, of: 12, character: 0 });
    expect(room.plan.leaver).toEqual({ kind: 'bot', level: talat.formerLevels![3], of: 12 });
    expect(room.turns.map(({ level }) => level)).toEqual([undefined, undefined, 12, undefined, undefined, 12]);
    expect(JSON.stringify(room.turns)).not.toContain('"bot"');
    expect(renewedRoom(talat, room)).toEqual(room);
    expect(viewOf(room).now.seats[2]).toEqual(bot);
    const act = { kind: 'turn', turn: room.turns.length, steps: someTurn(room, 'on') } as const;
    const { person } = room.seats[room.actor!] as { person: string };
    expect(decide(world, room, { by: person, id: 'request-on', act }, room.since + 1).ok).toBe(true);
  });

  it('in a record is told as what it is today', () => {
    const third = taluva.formerLevels![2];
    expect(read(OLD.records.taluva)).toContain(`[Seats "Ada; Gita (level ${third}); Nela (level ${third})"]`);
    expect(read(OLD.records.taluva)).toContain(`{level ${third}}`);
    expect(read(OLD.records.taluva)).not.toContain('bot 3');
    expect(read(OLD.records.talat)).toContain('[Seats "Ada; Ben; Cora (level 12)"]');
    const named = (name: string): string => read(OLD.records.talat.replace('Cora (bot 8)', name));
    const fifth = talat.formerLevels![4];
    expect(named('Threefold 5')).toContain(`; Threefold (level ${fifth})"]`);
    expect(named('Threefold, level 5')).toContain(`; Threefold (level ${fifth})"]`);
    expect(named('Cora (Bot 5)')).toContain(`; Cora (level ${fifth})"]`);
    expect(named('Emil (level 5)')).toContain('; Emil (level 5)"]');
    expect(named('Threefold 11')).toContain('; Threefold 11"]');
  });

  it('and one of twelve that there is not are refused in a record', () => {
    for (const name of ['Cora (bot 9)', 'Cora (bot 0)', 'Emil (level 13)', 'Emil (level 0)'])
      expect(read(OLD.records.talat.replace('Cora (bot 8)', name))).toBe('record.level');
  });
});
