import { describe, expect, it } from 'vitest';
import { isSceneName } from '../art/draw-scene.ts';
import { listCareers } from './careers.ts';
import { destinations } from './destinations.ts';
import { packageCategories } from './package-categories.ts';
import { packages } from './packages.ts';
import { tours } from './tours.ts';

const journeys = [...tours, ...packages];
const toursAt = (name: string) =>
  tours.filter(({ destination }) => destination.toLowerCase().includes(name.toLowerCase()));

describe('tours and packages', () => {
  it.each(journeys)('$slug shows drawn scenes alone, and tells every day', (journey) => {
    const pictures = [journey.image, ...journey.gallery.map(({ url }) => url)];
    expect(pictures.filter((name) => !isSceneName(name))).toEqual([]);
    expect(journey.itinerary).toHaveLength(Number.parseInt(journey.duration, 10));
    expect(journey.itinerary.map(({ day }) => day)).toEqual(
      journey.itinerary.map((_, i) => `Day ${i + 1}`),
    );
  });

  it('have addresses and titles of their own', () => {
    for (const key of ['slug', 'title'] as const) {
      expect(new Set(journeys.map((journey) => journey[key])).size).toBe(journeys.length);
    }
  });
});

describe('tours', () => {
  it('stand on both sides of every bound of the price and duration bands, and on it', () => {
    const prices = tours.map(({ price }) => price);
    const days = tours.map(({ duration }) => Number.parseInt(duration, 10));
    expect(prices).toEqual(expect.arrayContaining([2000, 3000]));
    expect(Math.min(...prices)).toBeLessThan(2000);
    expect(Math.max(...prices)).toBeGreaterThan(3000);
    expect(days).toEqual(expect.arrayContaining([1, 5, 7, 14]));
  });
});

describe('destinations', () => {
  it('lie on two continents, and only Oman has no tour', () => {
    expect(new Set(destinations.map(({ continent }) => continent)).size).toBe(2);
    const without = destinations.filter(({ name }) => toursAt(name).length === 0);
    expect(without.map(({ name }) => name)).toEqual(['Oman']);
  });
});

describe('packages', () => {
  it('fill every active category, and none that is inactive', () => {
    const used = new Set(packages.map(({ category }) => category));
    const active = packageCategories.filter(({ isActive }) => isActive);
    expect([...used].sort()).toEqual(active.map(({ slug }) => slug).sort());
    expect(active.length).toBeLessThan(packageCategories.length);
  });

  it('cost less than before, where they say what it was', () => {
    const reduced = packages.filter(({ originalPrice }) => originalPrice !== undefined);
    expect(reduced.length).toBeGreaterThan(1);
    for (const { price, originalPrice } of reduced) expect(originalPrice).toBeGreaterThan(price);
  });
});

describe('listCareers', () => {
  it('gives five positions that stay open for months, one of them without an end, whenever it is asked', () => {
    for (const today of ['2027-01-01', '2031-12-31']) {
      const deadlines = listCareers(new Date(today)).map((career) => career.applicationDeadline);
      const later = new Date(Date.parse(today) + 150 * 86_400_000).toISOString();
      expect(deadlines.filter((deadline) => deadline && deadline > later)).toHaveLength(4);
      expect(deadlines.filter((deadline) => deadline === undefined)).toHaveLength(1);
    }
  });
});
