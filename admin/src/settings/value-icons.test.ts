import { settingsFields, VALUE_ICONS } from '@karibu/graph/contract';
import { expect, it } from 'vitest';

it('CONST-3 values and reasons choose from six icons', () => {
  expect(VALUE_ICONS).toEqual(['Heart', 'Target', 'Leaf', 'Award', 'Users', 'Globe']);
  for (const list of [settingsFields.ourValues, settingsFields.whyChooseUs]) {
    const icon = list.of?.fields?.icon;
    expect(icon?.options).toEqual(VALUE_ICONS);
    expect(icon?.control).toBe('select');
    expect(icon?.schema.safeParse('Anchor').success).toBe(false);
  }
});
