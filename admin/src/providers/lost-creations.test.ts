import { expect, it } from 'vitest';
import { unansweredCall } from './api-error.ts';
import { createWithKey } from './lost-creations.ts';

const send = (name: string, key: string, isAnswered: boolean) =>
  createWithKey(['tours', { name }], key, async (sentKey) => {
    sent.push(`${name} ${sentKey}`);
    if (!isAnswered) throw unansweredCall(new TypeError('lost'));
    return name;
  });
let sent: string[] = [];

it('sends the same again with the key whose answer got lost, until one is answered', async () => {
  sent = [];
  await expect(send('Reef', 'a', false)).rejects.toBeDefined();
  await send('Dhow', 'b', true);
  await expect(send('Reef', 'c', false)).rejects.toBeDefined();
  await send('Reef', 'd', true);
  await send('Reef', 'e', true);
  expect(sent).toEqual(['Reef a', 'Dhow b', 'Reef a', 'Reef a', 'Reef e']);
});

it('forgets a key once something else was made with it', async () => {
  sent = [];
  await expect(send('Reef', 'a', false)).rejects.toBeDefined();
  await send('Coral reef', 'a', true);
  await send('Reef', 'b', true);
  expect(sent).toEqual(['Reef a', 'Coral reef a', 'Reef b']);
});
