export { Curve, type CurveMark } from './Curve.tsx';
export { DropZone, ImportText } from './ImportText.tsx';
export { readReplayAnchor, replayAnchor, SHARED } from './links.ts';
export { CopyField } from './ShareSheet.tsx';
export { type StepActions, StepKeys, useStepKeys } from './StepKeys.tsx';
export { type Sitting, sittings } from './seats.ts';
export { keepStudy, setStudyAside } from './stored.ts';
export { studyOfRecord } from './studyRecord.ts';
export { formatStudy, recordsOf } from './studyText.ts';
