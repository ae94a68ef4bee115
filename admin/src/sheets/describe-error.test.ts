import { expect, it } from 'vitest';
import { fieldsOf } from '../providers/fields-of.ts';
import { describeErrors } from './describe-error.ts';

const say = (path: string, message: string) =>
  describeErrors(fieldsOf('tours'), [{ path, message }]);

it('OFF-4 says what is wrong by labels and places, never by the names of fields', () => {
  expect(say('image', 'There is no upload /x')).toBe('Main image: There is no upload /x');
  expect(say('price', 'Price is required')).toBe('Price is required');
  expect(say('rates.1.season', 'Season is required')).toBe('Rates 2: Season is required');
  expect(say('rates.0.perPerson.2.price', 'Price per person must be a number')).toBe(
    'Rates 1, Prices per person 3: Price per person must be a number',
  );
  expect(say('rates.0.child.toAge', 'Must be older')).toBe(
    'Rates 1, Children, Children to age: Must be older',
  );
  expect(say('highlights.3', 'Highlights is too long')).toBe(
    'Highlights 4: Highlights is too long',
  );
  expect(say('slug', 'No tour has the slug x')).toBe('No tour has the slug x');
  expect(say('', 'This tour was created meanwhile')).toBe('This tour was created meanwhile');
  expect(say('__proto__.x', 'Odd')).toBe('Odd');
});
