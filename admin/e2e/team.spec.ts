import { expect } from '../../e2e/test.ts';
import {
  cardOf,
  deleteByCard,
  expectFailuresNamed,
  expectFound,
  expectRequired,
} from './list-steps.ts';
import { addTeamMember } from './samples.ts';
import { callApi, findId, openAdmin, openForm, removeRecord, uniqueName } from './support.ts';
import { test } from './warm-page.ts';

test('ADM-TEAM-1 ERR-5 ADM-FORM-5 the team is listed by its order, found by any field, and deleted', async ({
  page,
  request,
}) => {
  const position = uniqueName('Skipper');
  const second = await addTeamMember(request, { position, order: 902, phone: '+255 712 001 002' });
  const first = await addTeamMember(request, { position: `${position} too`, order: 901 });
  await openAdmin(page, '/team');
  await expect(page.getByRole('heading', { name: 'Team Members', level: 1 })).toBeVisible();
  await page.getByRole('searchbox').fill(position);
  await expect(page.getByRole('article').getByRole('heading')).toHaveText([
    String(first.name),
    String(second.name),
  ]);
  await expectFound(page, [
    [`${position} too`, first],
    [String(second.name), second],
  ]);
  const card = cardOf(page, second);
  await expect(card.getByRole('link', { name: '+255 712 001 002' })).toHaveAttribute(
    'href',
    'tel:+255712001002',
  );
  await expectFailuresNamed(page, card, 'team member', 'TeamMember');
  await deleteByCard(page, card, 'team member');
  await removeRecord(request, 'team', first.id);
});

test('VAL-15 VAL-19 a team member needs name, position, bio and image', async ({
  page,
  request,
}) => {
  const name = uniqueName('Amina');
  await openForm(page, '/team/create');
  await expectRequired(page, ['Name', 'Position', 'Bio', 'Image']);
  const form = page.getByRole('dialog');
  await form.getByLabel('Name *').fill(name);
  await form.getByLabel('Position *').fill('Guide');
  await form.getByLabel('E-mail').fill('amina@team.example');
  await form.getByLabel('Image address').fill('https://images.example/amina.jpg');
  await form.getByRole('textbox', { name: 'Bio' }).fill('Knows every ford.');
  await form.getByLabel('Display order').fill('903');
  await form.getByLabel('Active', { exact: true }).uncheck();
  await form.getByRole('button', { name: 'Add Team Member' }).click();
  await expect(form).toHaveCount(0);
  const id = await findId(request, 'team', name);
  const saved = await callApi(request, 'get', `/team/${id}`);
  expect(saved).toMatchObject({ order: 903, email: 'amina@team.example', isActive: false });
  await removeRecord(request, 'team', id);
});
