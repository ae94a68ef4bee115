import {
  calendarDate,
  flag,
  group,
  lines,
  optionalMoney,
  pattern,
  type RecordOf,
  select,
  slug,
  text,
} from '#core/fields/index.ts';
import { searchAppearanceFields } from '../search-appearance/search-appearance.fields.ts';

export const DEPARTMENTS = [
  'Operations',
  'Sales & Marketing',
  'Customer Service',
  'Finance',
  'IT',
  'Human Resources',
  'Other',
] as const;
export const EMPLOYMENT_TYPES = ['Full-time', 'Part-time', 'Contract', 'Internship'] as const;
/** The period that a salary is for. */
const SALARY_PERIODS = ['year', 'month', 'week', 'day', 'hour'] as const;
export const EXPERIENCE_LEVELS = ['Entry Level', 'Mid Level', 'Senior Level', 'Executive'] as const;

const ONE_PER_LINE = 'One per line.';

/** A plain number, because the currency is a separate field. */
const amount = (label: string) => ({ ...optionalMoney({ label }), control: 'number' as const });

const salary = group({
  label: 'Salary',
  visibleWhen: ({ salary }: { salary: { display: boolean } }) => salary.display,
  fields: {
    min: amount('Lowest salary'),
    max: amount('Highest salary'),
    currency: pattern({
      label: 'Currency',
      pattern: /^[A-Z]{3}$/,
      message: 'Currency must be a code of three capital letters, such as USD',
      defaultValue: 'USD',
    }),
    period: select({ label: 'Salary period', options: SALARY_PERIODS, defaultValue: 'year' }),
    display: flag({ label: 'Show the salary' }),
  },
});

export const careerFields = {
  title: text({ label: 'Title', required: true }),
  slug: slug({ from: 'title' }),
  department: select({ label: 'Department', required: true, options: DEPARTMENTS }),
  location: text({ label: 'Location', required: true, maxLength: 120 }),
  country: text({
    label: 'Country',
    help: 'For search engines. If empty, the country at the end of the operator’s address.',
    maxLength: 60,
  }),
  employmentType: select({ label: 'Employment type', required: true, options: EMPLOYMENT_TYPES }),
  experienceLevel: select({
    label: 'Experience level',
    required: true,
    options: EXPERIENCE_LEVELS,
  }),
  description: text({ label: 'Description', required: true, multiline: true, maxLength: 10_000 }),
  responsibilities: lines({ label: 'Responsibilities', help: ONE_PER_LINE }),
  requirements: lines({ label: 'Requirements', help: ONE_PER_LINE }),
  benefits: lines({ label: 'Benefits', help: ONE_PER_LINE }),
  salary: {
    ...salary,
    schema: salary.schema.refine(({ min, max }) => min === null || max === null || min <= max, {
      error: 'Highest salary must not be below the lowest',
      path: ['max'],
    }),
  },
  applicationDeadline: calendarDate({
    label: 'Application deadline',
    help: 'The last day for applications.',
    changesAt: 'end',
  }),
  isFeatured: flag({ label: 'Featured' }),
  isActive: flag({ label: 'Active', help: 'Shown on the public site.', defaultValue: true }),
  ...searchAppearanceFields,
};

/** An open position, as REST, GraphQL and the site see it. */
export type Career = RecordOf<typeof careerFields>;
