import { isVolcano, LAND, levelOf, OWNER_MASK, type TaluvaState } from '@threefold-games/taluva/internal';
import { Eruptions } from './eruptions.ts';
import { Groups } from './groups.ts';

/** One pass over the island: its settlements, what lies around each, and what a single tile can do to them. */
export class Scan extends Groups {
  /** Free fields of level 1 on the whole island, where a hut can be founded. */
  low = 0;
  readonly eruptions = new Eruptions();

  read(table: TaluvaState): void {
    const { cells, minQ, maxQ, minR, maxR } = table;
    this.clear();
    this.low = 0;
    this.eruptions.clear();
    for (let q = minQ; q <= maxQ; q++) {
      const end = (q << 8) | maxR;
      for (let cell = (q << 8) | minR; cell <= end; cell++) {
        const field = cells[cell]!;
        if (field < LAND) continue;
        if (isVolcano(field)) this.eruptions.addVolcano(cell);
        else if ((field & OWNER_MASK) !== 0) this.add(cells, cell);
        else if (levelOf(field) === 1) this.low++;
      }
    }
    this.eruptions.read(cells, this);
  }
}
