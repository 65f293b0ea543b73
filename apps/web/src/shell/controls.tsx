export { Button, type ButtonKind, IconButton } from './Button.tsx';
export { Menu, type MenuItem } from './Menu.tsx';
export { Notice } from './Notice.tsx';
export { ChoiceRow, OptionRow, SwitchRow } from './OptionRow.tsx';
export { Segments } from './Segments.tsx';
export { Select } from './Select.tsx';
export { ConfirmSheet, Sheet } from './Sheet.tsx';
export { Switch } from './Switch.tsx';
export { TabPanel, Tabs } from './Tabs.tsx';
