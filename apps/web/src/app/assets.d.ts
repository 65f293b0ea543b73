declare module '*.css';
declare module 'virtual:board.css';
declare module 'virtual:palette.css';
