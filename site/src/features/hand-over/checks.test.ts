import { expect, test } from 'vitest';
import { isPhone } from './checks.ts';

test('VAL-2 VAL-6 a telephone number has digits, in any script and form, and may be left out', () => {
  for (const phone of ['+255 (0)27 254-0000', '12345', '٠١٢٣٤٥٦٧', '', ' ']) {
    expect(isPhone(phone), phone).toBe(true);
  }
  for (const phone of ['abc', '-', '12', 'call me at 1234']) {
    expect(isPhone(phone), phone).toBe('Please enter a telephone number.');
  }
});
