import { adventure } from './gallery/adventure.ts';
import { beach } from './gallery/beach.ts';
import { cultural } from './gallery/cultural.ts';
import { nature } from './gallery/nature.ts';
import { safari } from './gallery/safari.ts';
import { wildlife } from './gallery/wildlife.ts';

const CATEGORIES = Object.entries({ safari, beach, wildlife, adventure, cultural, nature });

/** Every picture, ordered so that the categories take turns from the first one on. */
export const gallery = CATEGORIES.flatMap(([category, pictures], turn) =>
  pictures.map((picture, round) => ({
    isFeatured: false,
    ...picture,
    category,
    sortOrder: round * CATEGORIES.length + turn + 1,
    isActive: true,
  })),
);
