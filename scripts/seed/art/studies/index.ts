import { adventure } from './adventure.ts';
import { beach } from './beach.ts';
import { cultural } from './cultural.ts';
import { nature } from './nature.ts';
import { safari } from './safari.ts';
import { stories } from './stories.ts';
import { wildlife } from './wildlife.ts';

/** The pictures of the gallery, and those of the blog that are told in the same way. */
export const studies = {
  ...safari,
  ...beach,
  ...adventure,
  ...cultural,
  ...wildlife,
  ...nature,
  ...stories,
};
