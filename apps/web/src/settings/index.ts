export { narrow, touch } from './media.ts';
export {
  atLevel,
  type ClockPlan,
  fitOptions,
  fitPlan,
  type NewGame,
  type SeatPlan,
  screenPlan,
  seatsFor,
  sit,
  sitsHere,
  withBots,
} from './plans.ts';
export { cleanName, isFields, NAME_LIMIT, readClock, readSeats } from './readSettings.ts';
export { change, moving, settings, shownTheme, startSettings } from './settings.ts';
export { useSettingsWords } from './settingsWords.ts';
