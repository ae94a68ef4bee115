import { expect, test } from 'vitest';
import { sayTask } from './task-words.ts';

const NAMED = { recordId: 'a1', title: 'Reef', address: '', date: '' };
const TASK = { kind: '', resource: 'tours', count: 1, ...NAMED };

test('OFF-19 each kind of task has its sentence, and leads to where it is done', () => {
  expect(sayTask({ ...TASK, kind: 'hidden' })).toEqual({
    text: '1 tour is not on the site',
    filter: { isActive: false },
  });
  expect(sayTask({ ...TASK, kind: 'hidden', count: 3 }).text).toBe('3 tours are not on the site');
  expect(sayTask({ ...TASK, kind: 'passed', date: '2026-03-01' })).toEqual({
    text: 'Reef is on the site, though its last date was 1 March 2026',
    to: '/tours/a1',
  });
  expect(sayTask({ ...TASK, kind: 'soon', date: '2026-03-01' }).text).toBe(
    'Reef has its last date on 1 March 2026',
  );
  expect(sayTask({ ...TASK, kind: 'without-alt', resource: 'uploads', count: 2 }).text).toBe(
    '2 pictures in use have no alternative text',
  );
  expect(sayTask({ ...TASK, kind: 'review' })).toEqual({
    text: 'Reef waits for a review',
    to: '/tours/a1',
  });
  expect(sayTask({ ...TASK, kind: 'draft' })).toEqual({
    text: 'Reef has a draft that is not published',
    to: '/tours/a1',
  });
  const address = 'https://www.lodge.example/rates/2025?season=high';
  expect(sayTask({ ...TASK, kind: 'broken-link', address })).toEqual({
    text: 'Reef links to lodge.example/rates/2025?season=high, which is gone',
    to: '/tours/a1',
  });
  const settings = { ...TASK, kind: 'broken-link', resource: 'settings', title: 'settings' };
  expect(sayTask({ ...settings, address: `https://a.example/${'x'.repeat(90)}` })).toEqual({
    text: `Settings links to a.example/${'x'.repeat(50)}…, which is gone`,
    to: '/settings',
  });
  expect(sayTask({ ...TASK, kind: 'disk', resource: '', count: 1536 })).toEqual({
    text: 'The disk is nearly full: 1,536 MB are free. Remove unused pictures',
    to: '/media',
  });
  expect(sayTask({ ...TASK, kind: 'backup', resource: '' }).text).toContain(
    'No backup has been made yet',
  );
});
