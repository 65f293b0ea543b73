export { BottomBar } from './BottomBar.tsx';
export { Button, IconButton } from './Button.tsx';
export { ChoiceRow, OptionRow, Segments, Select, Switch, SwitchRow } from './Choices.tsx';
export {
  copyText,
  download,
  readFiles,
  readText,
  recordName,
  type Source,
  saveFile,
  textFile,
} from './files.ts';
export { Icon, type IconName } from './icons.tsx';
export { Link } from './Link.tsx';
export { Failed, later, lazy, useLoaded } from './loading.tsx';
export { Menu, type MenuItem } from './Menu.tsx';
export { NameSearch } from './NameSearch.tsx';
export { Notice } from './Notice.tsx';
export { Page, type PlaceName } from './Page.tsx';
export { PageHead } from './PageHead.tsx';
export { parsePlace } from './paths.ts';
export { go, goLang, href, type Route, route, startRouting } from './route.ts';
export { ConfirmSheet, Sheet } from './Sheet.tsx';
export { Snack, type SnackState, useSnack } from './Snack.tsx';
export { TabPanel, Tabs } from './Tabs.tsx';
export { useIncoming } from './useIncoming.ts';
export { wait } from './wait.ts';
