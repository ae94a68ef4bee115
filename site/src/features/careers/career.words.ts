/** What the list of open positions says. */
export const listTitle = 'Join Our Team';
export const listText =
  'Guides, planners, cooks and captains: people who like people, and know when to be quiet.';
export const listPositions = 'Open positions';
export const listDepartment = 'Department';
export const listEmploymentType = 'Employment Type';
export const listCount = { one: 'Showing 1 open position', other: 'Showing {n} open positions' };
export const listEmpty = 'No Positions Available';
export const listEmptyText = 'Nothing is open at the moment. Please check back next month.';
export const listWhy = 'Why Work With Us?';

/** Why people work with the operator: the same for every operator. */
export const benefitGrowth = {
  title: 'Room for growth',
  text:
    'Guides become head guides; planners open offices. ' +
    'We pay for languages, licences and first-aid courses.',
};
export const benefitBalance = {
  title: 'Work-life balance',
  text:
    'The season is busy, and we plan for it: ' +
    'rest after every long journey, and no calls on your days off.',
};
export const benefitPay = {
  title: 'Competitive benefits',
  text: 'Fair and open pay, health insurance for the family, and one journey a year as a guest.',
};

/** What a position says beside its own texts. */
export const back = 'All positions';
export const description = 'Job Description';
export const responsibilities = 'Key Responsibilities';
export const requirements = 'Requirements';
export const benefits = 'Benefits';
export const apply = 'Apply for this Position';
export const applyText =
  'Send us a few lines about yourself, and attach your CV. We answer every application.';
export const applyNow = 'Apply Now';
export const applyElse = (address: string) =>
  `It opens your e-mail. If nothing opens, write to ${address}.`;
export const mailSubject = (title: string) => `Application for ${title}`;
export const deadlinePassed = 'The application deadline for this position has passed.';
export const applyBy = (day: string) => `Apply by ${day}`;
export const closedOn = (day: string) => `Applications closed on ${day}`;
export const salary = (currency: string, min: string, max: string, period: string) =>
  `${currency} ${min} - ${max} per ${period}`;

/** The headings within the description that search engines read. */
export const postingResponsibilities = 'Key responsibilities';
export const postingRequirements = 'Requirements';

export const notFoundTitle = 'Career Position Not Found';
export const notFoundText = "The position you're looking for doesn't exist or has been closed";
export const notFoundBack = 'Back to all positions';
