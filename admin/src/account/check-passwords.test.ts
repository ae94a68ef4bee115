import { describe, expect, it } from 'vitest';
import { checkPasswords } from './check-passwords.ts';

describe('checkPasswords', () => {
  it('VAL-21 asks for both, of six characters at least, and alike', () => {
    const check = (newPassword: string, repeated: string) =>
      checkPasswords({ newPassword, repeated });
    expect(check('', '')).toEqual({ newPassword: 'New password is required' });
    expect(check('12345', '12345')).toEqual({
      newPassword: 'Password must be at least 6 characters',
    });
    expect(check('123456', '')).toEqual({ repeated: 'Please repeat the new password' });
    expect(check('123456', '123457')).toEqual({ repeated: 'Passwords do not match' });
    expect(check('123456', '123456')).toEqual({});
  });
});
