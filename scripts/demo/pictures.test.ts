import { readFile, stat } from 'node:fs/promises';
import { tourFields } from '@karibu/graph/resources/tours/tour.fields.ts';
import { examineImage } from '@karibu/graph/storage/images.ts';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import {
  FACTS,
  findPictures,
  listPictures,
  pathOfPicture,
  readAlts,
  replacePictures,
} from './pictures.ts';
import { readContent } from './read-content.ts';

const MOST_BYTES = 25_000_000;
/** Whatever a page may show as wide as the window. */
const HERO_WIDTH = 2400;
const pictures = await listPictures();
const content = await readContent(new Date());

function widthOf(name: string): Promise<number> {
  return sharp(pathOfPicture(name))
    .metadata()
    .then(({ width }) => width);
}

const TOUR = {
  slug: 'serengeti',
  image: 'serengeti',
  gallery: [
    { url: 'zanzibar', type: 'image' },
    { url: 'https://pictures.example/own.jpg', type: 'image' },
  ],
};

describe('the pictures of the demo', () => {
  it('are those that the content names, each and no other', () => {
    expect(pictures).toHaveLength(112);
    expect(findPictures(content, pictures)).toEqual(pictures);
  });

  it('are described, each in its own words, but for portraits beside a name', async () => {
    const alts = await readAlts(content);
    const scenes = pictures.filter((name) => !name.startsWith('portrait-'));
    expect([...alts.keys()].sort()).toEqual(scenes);
    expect(new Set(alts.values()).size).toBe(scenes.length);
  });

  it('weigh 25 MB at most', async () => {
    const files = await Promise.all(pictures.map((name) => stat(pathOfPicture(name))));
    expect(files.reduce((sum, { size }) => sum + size, 0)).toBeLessThanOrEqual(MOST_BYTES);
  });

  it('are 2,400 pixels wide where a page shows them wide', async () => {
    const wide = content.filter(({ resource }) =>
      ['tours', 'packages', 'destinations', 'blog', 'settings'].includes(resource.name),
    );
    const heroes = findPictures(
      wide.map(({ resource, records }) => ({
        resource,
        records: records.map(({ gallery, authorImage, ourStory, ...hero }) => hero),
      })),
      pictures,
    );
    expect(heroes.length).toBeGreaterThan(50);
    for (const name of heroes) expect(await widthOf(name), name).toBeGreaterThanOrEqual(HERO_WIDTH);
  });

  it('are larger than anything that is made of them', async () => {
    for (const name of pictures) expect(await widthOf(name), name).toBeGreaterThanOrEqual(1200);
  });

  it('carry nothing but pixels', async () => {
    for (const name of pictures) {
      const { format, exif, xmp, icc } = await sharp(
        await readFile(pathOfPicture(name)),
      ).metadata();
      expect([name, format, exif, xmp, icc]).toEqual([name, 'webp', ...Array(3).fill(undefined)]);
    }
  });
});

describe('pictures.json', () => {
  it('says the truth of every picture; if not, run node scripts/demo/describe-pictures.ts', async () => {
    const facts = JSON.parse(await readFile(FACTS, 'utf8'));
    expect(Object.keys(facts)).toEqual(pictures);
    for (const name of pictures) {
      expect([name, facts[name]]).toEqual([
        name,
        await examineImage(await readFile(pathOfPicture(name))),
      ]);
    }
  });
});

describe('names of pictures', () => {
  it('are found in fields for pictures alone, each once', () => {
    const named = [{ resource: { fields: tourFields }, records: [TOUR, TOUR] }];
    expect(findPictures(named, ['palm-beach', 'serengeti', 'zanzibar'])).toEqual([
      'serengeti',
      'zanzibar',
    ]);
  });

  it('give way to addresses, and nothing else does', () => {
    const addresses = new Map([
      ['serengeti', '/uploads/a'],
      ['zanzibar', '/uploads/b'],
    ]);
    expect(replacePictures(tourFields, TOUR, addresses)).toEqual({
      slug: 'serengeti',
      image: '/uploads/a',
      gallery: [
        { url: '/uploads/b', type: 'image' },
        { url: 'https://pictures.example/own.jpg', type: 'image' },
      ],
    });
  });
});
