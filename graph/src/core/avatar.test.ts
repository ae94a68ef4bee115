import { expect, test } from 'vitest';
import { avatarColour, avatarInitials } from './avatar.ts';

test('ENT-6 a person without a picture has the initials of the first and the last name', () => {
  const names = ['Amina Juma', 'mary jane watson', 'Neema', ' Éva  Kiss ', '李 小龙', '7 !', ''];
  expect(names.map(avatarInitials)).toEqual(['AJ', 'MW', 'N', 'ÉK', '李小', '', '']);
});

test('ENT-6 a name always has the same colour, however it is typed', () => {
  expect(avatarColour('Amina Juma', 8)).toBe(avatarColour(' amina juma', 8));
  const colours = Array.from({ length: 60 }, (_, index) => avatarColour(`Guest ${index}`, 8));
  expect(new Set(colours)).toEqual(new Set([0, 1, 2, 3, 4, 5, 6, 7]));
});
