import { expect, test } from '../../e2e/test.ts';
import { addTour, callApi, openAdmin, openForm, removeRecord } from './support.ts';

const NOWHERE = '/tours/there-is-no-such-tour';

test('SIZE-7 a link that leads nowhere is published as text, and the back office says where it stands', async ({
  page,
  request,
}) => {
  const publication = async () => callApi(request, 'get', '/publication');
  const state = async () => (await publication()).state;
  expect((await publication()).faults).toEqual({ count: 0, pages: [] });
  const tour = await addTour(request);
  const description = `<p>Like <a href="${NOWHERE}">that one</a>.</p>`;
  await callApi(request, 'put', `/tours/${tour.id}`, { description });
  await expect.poll(state).toBe('live');

  await page.goto(`/tours/${tour.slug}`);
  await expect(page.getByText('Like that one.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'that one' })).toHaveCount(0);

  await openAdmin(page, '/publication');
  const notice = page
    .getByRole('alert')
    .filter({ hasText: 'One page is not live as it was saved' });
  await expect(notice).toContainText(`It names what is not there: ${NOWHERE}`);
  await notice.getByRole('link', { name: String(tour.title) }).click();
  await expect(page.getByRole('textbox', { name: 'Description' }).first()).toContainText(
    'that one',
  );

  await openForm(page, `/tours/${tour.id}`);
  await page.getByRole('textbox', { name: 'Title' }).first().fill(`${tour.title} again`);
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Live, without a link that leads nowhere')).toBeVisible();

  await removeRecord(request, 'tours', tour.id);
  await expect.poll(state).toBe('live');
  expect((await publication()).faults).toEqual({ count: 0, pages: [] });
});
