import { openHouse } from '../api/house.ts';
import { testModeration } from './acts.ts';

testModeration('operators on a database file', () => openHouse({ at: 1_800_000_000_000 }));
