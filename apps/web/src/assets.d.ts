declare module '*.css';
declare module 'virtual:palette.css';
