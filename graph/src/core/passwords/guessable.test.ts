import { describe, expect, test } from 'vitest';
import { whyGuessable } from './guessable.ts';

const AMINA = {
  name: 'Amina Juma-Hassan',
  email: 'amina.jh@dhow-tours.example',
  house: 'Baobab & Dhow',
};

describe('whyGuessable', () => {
  test.each([
    ...['password', 'Password1', 'P@ssw0rd', 'letmein', 'safari', 'Welcome1', 'iloveyou'],
    ...['1q2w3e4r', 'qwerty123', 'Karibu', 'changeme', 'serengeti', 'hakuna matata', '112233'],
  ])('OFF-17 finds %s among the common ones', (password) => {
    expect(whyGuessable(password)).toMatch(/guessed at once|try first/);
  });

  test.each([
    ...['aaaaaa', '121212', 'abcabc', '!!!!!!', '123456', '987654', '1234567890', 'qwerty'],
    ...['QwErTz', 'abc123', 'zxcvbnm', 'qweasdzxc', 'abcdef', 'azerty', '123qwe', '🦁🦁🦁🦁🦁🦁'],
  ])('OFF-17 finds the keys of %s', (password) => {
    expect(whyGuessable(password)).toMatch(/neighbouring keys/);
  });

  test.each([
    ...['Juma-Hassan', 'amina juma-hassan', 'amina.jh@dhow-tours.example', 'HASSAN', 'baobab'],
    ...['Baobab&Dhow', 'amina.jh'],
  ])('OFF-17 finds what others know of the owner in %s', (password) => {
    expect(whyGuessable(password, AMINA)).toMatch(/Others know/);
    expect(whyGuessable(`${password} under seven stars`, AMINA)).toBeNull();
  });

  test.each([
    ...['karibu-demo', 'correct horse', 'first-password', 'quiet-waterhole', 'long enough'],
    ...[
      'a-long-password',
      'mvua kubwa leo',
      'tr0ub4dor&3',
      'x7#Kp2!q',
      'password of the fishermen',
    ],
  ])('OFF-17 has nothing against %s', (password) => {
    expect(whyGuessable(password, AMINA)).toBeNull();
  });

  test('OFF-17 judges the longest password at once', () => {
    expect(whyGuessable(`${'abc'.repeat(333)}!`)).toBeNull();
    expect(whyGuessable('1'.repeat(1000))).toMatch(/neighbouring keys/);
    expect(whyGuessable(`${'xz'.repeat(499)}!y`)).toBeNull();
  });
});
