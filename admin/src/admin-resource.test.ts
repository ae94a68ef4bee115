import { expect, it } from 'vitest';
import { adminResource, adminSingle } from './admin-resource.ts';

const icon = () => null;

it('names an entry in the menu by its plural words, unless it has a label', () => {
  expect(adminResource('team', { icon }).label).toBe('Team Members');
  expect(adminResource('team', { icon, label: 'Team' }).label).toBe('Team');
});

it('needs no more than an icon: list and form are made of the fields', () => {
  expect(adminResource('tours', { icon })).toMatchObject({ name: 'tours', label: 'Tours', icon });
});

it('refuses a name that the API lacks, and a single record as a list', () => {
  // @ts-expect-error The API has no such resource.
  expect(() => adminResource('boats', { icon })).toThrow('The API has no resource boats');
  // @ts-expect-error The settings are one record.
  adminResource('settings', { icon });
  // @ts-expect-error Tours are many.
  adminSingle('tours', { icon, texts: { lead: '' } });
});

it('refuses a card for records of another resource', () => {
  const card = async () => (_props: { record: { title: number } }) => null;
  // @ts-expect-error The title of a tour is a text.
  adminResource('tours', { icon, card });
});
