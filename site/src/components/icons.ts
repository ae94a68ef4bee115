/* Line icons on a grid of 24: the `d` of one path each. Islands carry just those that they name. */

export const arrow = 'M4 12h15m-6-6 6 6-6 6';
export const back = 'M20 12H5m6-6-6 6 6 6';
export const chevron = 'm6 9 6 6 6-6';
export const close = 'M6 6l12 12M18 6 6 18';
export const question =
  'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM9.2 9.5a2.8 2.8 0 1 1 4 2.5c-.8.4-1.2 1-1.2 1.8M12 17v.1';
export const pause = 'M8.5 5v14m7-14v14';
export const play = 'M8 4.5 19 12 8 19.5z';
export const menu = 'M3 7h18M3 12h18M3 17h12';
export const pin =
  'M12 21c4.5-4.6 7-8 7-11a7 7 0 1 0-14 0c0 3 2.5 6.4 7 11Zm0-8.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z';
export const clock = 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Zm0-14v5l3.5 2';
export const calendar = 'M4 6h16v14H4zM4 10.5h16M8.5 3v5M15.5 3v5';
export const users =
  'M9 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8Zm-6.5 8c.5-4 3-6 6.5-6s6 2 6.5 6M16 4.5a4 4 0 0 1 0 7m2.5 3c1.8 1 2.8 2.8 3 5.5';
export const mail = 'M3 5.5h18v13H3zm0 1 9 7 9-7';
export const phone =
  'M5 3.5h4l1.5 5-2.5 2a12 12 0 0 0 5.5 5.5l2-2.5 5 1.5v4c0 1-.8 1.5-1.5 1.5A16.5 16.5 0 0 1 3.5 5c0-.8.6-1.5 1.5-1.5Z';
export const search = 'M10.5 18a7.5 7.5 0 1 0 0-15 7.5 7.5 0 0 0 0 15Zm5.5-2 5 5';
export const sliders =
  'M4 7h9m5 0h2M4 17h3m5 0h8M15.5 9.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Zm-6 10a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z';
export const Heart =
  'M12 20.5C5.5 16 3 12.5 3 9a4.7 4.7 0 0 1 9-2 4.7 4.7 0 0 1 9 2c0 3.5-2.5 7-9 11.5Z';
export const Target = 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Zm3.5-12.5-2 5-5 2 2-5z';
export const Leaf = 'M5 19C4 10 9 4.5 20 4c.5 11-5 16-13 14.5M4 21c2-5.5 5-9 10-11.5';
export const Award =
  'M12 14.5a5.7 5.7 0 1 0 0-11.5 5.7 5.7 0 0 0 0 11.5Zm-3.5-1L7 21l5-2.5 5 2.5-1.5-7.5';
export const Users =
  'M9 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8Zm-6.5 8c.5-4 3-6 6.5-6s6 2 6.5 6M16 4.5a4 4 0 0 1 0 7m2.5 3c1.8 1 2.8 2.8 3 5.5';
export const Globe =
  'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM3.5 9.5h17m-17 5h17M12 3c-5 5-5 13 0 18 5-5 5-13 0-18Z';

export type IconName = keyof typeof import('./icons.ts');
