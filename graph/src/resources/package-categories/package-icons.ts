/**
 * The icons of package categories, each with a label and one SVG path: a line icon on a grid of 24,
 * drawn with a stroke and no fill.
 */
export const PACKAGE_ICONS = {
  package: {
    label: 'Parcel',
    path: 'M12 3l8 4.3v9.4L12 21l-8-4.3V7.3zM4 7.3l8 4.4 8-4.4M12 11.7V21M8 5.2l8 4.3',
  },
  heart: {
    label: 'Heart',
    path: 'M12 20.5C5.5 16 3 12.5 3 9a4.7 4.7 0 0 1 9-2 4.7 4.7 0 0 1 9 2c0 3.5-2.5 7-9 11.5Z',
  },
  family: {
    label: 'Family',
    path:
      'M7.5 9a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z' +
      'm9 0a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5ZM12 15a2 2 0 1 0 0-4 2 2 0 0 0 0 4Z' +
      'm-9 5v-3.5c0-2.5 2-4 4.5-4 .8 0 1.5.2 2 .5' +
      'M21 20v-3.5c0-2.5-2-4-4.5-4-.8 0-1.5.2-2 .5' +
      'M8.5 20c0-1.9 1.4-3 3.5-3s3.5 1.1 3.5 3',
  },
  group: {
    label: 'Group',
    path:
      'M9 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8Zm-6.5 8c.5-4 3-6 6.5-6s6 2 6.5 6' +
      'M16 4.5a4 4 0 0 1 0 7m2.5 3c1.8 1 2.8 2.8 3 5.5',
  },
  compass: {
    label: 'Compass',
    path: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Zm3.5-12.5-2 5-5 2 2-5z',
  },
  mountain: {
    label: 'Mountain',
    path: 'M2.5 19 9.5 6l4 7 2.5-3.5L21.5 19zM7.3 10l2.2 1.7L11.7 10',
  },
  beach: {
    label: 'Beach',
    path:
      'M4 12a8.5 8.5 0 0 1 16 0zM12 3.5V2.5M12 12v7' +
      'M9 12c0-3.5 1-6.5 3-8.5 2 2 3 5 3 8.5' +
      'M3 19.5c2 0 2.5-1 4.5-1s2.5 1 4.5 1 2.5-1 4.5-1 2.5 1 4.5 1',
  },
  palm: {
    label: 'Palm',
    path:
      'M12 9c1 4 1 8-1 12M12 9c-1-3-4-4-7.5-2.5M12 9c-3-.5-5.5 1-6 4.5' +
      'M12 9c1-3 4-4.5 7.5-3M12 9c3-.5 5.5 1 6 4.5M12 9c-.5-2 0-4 1.5-5.5M6 21h12',
  },
  boat: {
    label: 'Dhow',
    path:
      'M11 3v13M11 3c5 2 8 6.5 9 11.5-3-1-6-1-9 0' +
      'M4 16h16.5c-1 3-3 4.5-6 4.5H9C6 20.5 4.5 19 4 16Z',
  },
  tent: { label: 'Tent', path: 'M12 5 2.5 20h19zM12 5l-1.5-2M12 5l1.5-2M12 11l-4.5 9M12 11l4.5 9' },
  jeep: {
    label: 'Safari vehicle',
    path:
      'M2.5 16V8.5h11l3 4 5 1V16zM8.5 8.5v4h8M7 19a2 2 0 1 0 0-4 2 2 0 0 0 0 4Z' +
      'm10.5 0a2 2 0 1 0 0-4 2 2 0 0 0 0 4ZM3.5 5.5h9',
  },
  paw: {
    label: 'Wildlife',
    path:
      'M12 12.5c-3 0-5.5 2.7-5.5 5 0 1.7 1.2 2.5 2.5 2.5 1.2 0 2-.6 3-.6s1.8.6 3 .6c1.3 0' +
      ' 2.5-.8 2.5-2.5 0-2.3-2.5-5-5.5-5Z' +
      'M5 13.5a1.6 2 0 1 0 0-4 1.6 2 0 0 0 0 4Zm14 0a1.6 2 0 1 0 0-4 1.6 2 0 0 0 0 4Z' +
      'M9.3 9a1.6 2.2 0 1 0 0-4.4 1.6 2.2 0 0 0 0 4.4Z' +
      'm5.4 0a1.6 2.2 0 1 0 0-4.4 1.6 2.2 0 0 0 0 4.4Z',
  },
  camera: {
    label: 'Camera',
    path: 'M3.5 7.5h4l1.5-2.5h6l1.5 2.5h4v11.5h-17zM12 16.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7Z',
  },
  sun: {
    label: 'Sun',
    path:
      'M12 16.5a4.5 4.5 0 1 0 0-9 4.5 4.5 0 0 0 0 9ZM12 2v2.5m0 15V22M2 12h2.5m15 0H22' +
      'M5 5l1.7 1.7m10.6 10.6L19 19M5 19l1.7-1.7M17.3 6.7 19 5',
  },
  leaf: { label: 'Leaf', path: 'M5 19C4 10 9 4.5 20 4c.5 11-5 16-13 14.5M4 21c2-5.5 5-9 10-11.5' },
  star: {
    label: 'Star',
    path: 'm12 3 2.7 5.7 6.3.8-4.6 4.3 1.2 6.2L12 17l-5.6 3 1.2-6.2L3 9.5l6.3-.8z',
  },
} as const;

export type PackageIcon = keyof typeof PACKAGE_ICONS;
