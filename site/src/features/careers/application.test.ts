import { expect, test } from 'vitest';
import { applicationLink, formatSalary } from './application.ts';

test('CAREER-4 applications go to the careers e-mail, else the general one, else a placeholder', () => {
  const link = (careersEmail: string, email: string) =>
    applicationLink({ careersEmail, email }, 'Cook & Captain');
  const subject = '?subject=Application%20for%20Cook%20%26%20Captain';
  expect(link('jobs@dhow.example', 'hello@dhow.example')).toBe(
    `mailto:jobs@dhow.example${subject}`,
  );
  expect(link('', 'hello@dhow.example')).toBe(`mailto:hello@dhow.example${subject}`);
  expect(link('', '')).toMatch(/^mailto:[^@]+@[^@]+\.example\?subject=/);
});

test('CAREER-2 a salary is shown only when it is to be, and both ends are known', () => {
  const salary = { min: 3600, max: 4800, currency: 'USD', period: 'year', display: true } as const;
  expect(formatSalary(salary)).toBe('USD 3,600 - 4,800 per year');
  expect(formatSalary({ ...salary, min: 0, period: 'month' })).toBe('USD 0 - 4,800 per month');
  expect(formatSalary({ ...salary, display: false })).toBe('');
  expect(formatSalary({ ...salary, min: null })).toBe('');
  expect(formatSalary({ ...salary, max: null })).toBe('');
});
