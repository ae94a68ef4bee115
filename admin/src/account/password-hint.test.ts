import { describe, expect, it } from 'vitest';
import { hintOn } from './password-hint.ts';

describe('hintOn', () => {
  it('OFF-17 says what the length and what others try first say of a password, no more', () => {
    const owner = { name: 'Amina Juma', email: 'amina@dhow.example', house: 'Baobab & Dhow' };
    const hint = (password: string) => hintOn(password, owner);
    expect(hint('')).toMatch(/^At least 6 characters\. /);
    expect(hint('x7#Kp')).toMatch(/^Too short/);
    expect(hint('password1')).toMatch(/others try first\. Please choose another\.$/);
    expect(hint('Amina Juma')).toMatch(/^Others know this name/);
    expect(hint('baobab')).toMatch(/^Others know this name/);
    expect(hint('qweasdzxc')).toMatch(/neighbouring keys/);
    expect(hint('x7#Kp2!q')).toMatch(/^Short/);
    expect(hint('x7#Kp2!qLm4')).toMatch(/^Fair/);
    expect(hint('three lazy lions nap')).toMatch(/^Long/);
  });
});
