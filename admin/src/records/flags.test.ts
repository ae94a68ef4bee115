import { expect, it } from 'vitest';
import { featuredBadges, hiddenBadges } from './flags.ts';

it('says that visitors do not see a record, in the words of the flag that decides it', () => {
  expect(hiddenBadges('tours', { isActive: false })).toMatchObject([{ label: 'Inactive' }]);
  expect(hiddenBadges('blog', { isPublished: false })).toMatchObject([{ label: 'Unpublished' }]);
  expect(hiddenBadges('tours', { isActive: true })).toEqual([]);
});

it('says that a record is featured, by whichever name the flag has', () => {
  expect(featuredBadges({ featured: true })).toEqual(featuredBadges({ isFeatured: true }));
  expect(featuredBadges({ isFeatured: false })).toEqual([]);
});
