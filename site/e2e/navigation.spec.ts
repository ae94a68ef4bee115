import { expect, type Page, test } from '../../e2e/test.ts';

const LINKS = [
  ['Home', '/'],
  ['All Tours', '/tours'],
  ['Safaris', '/tours/type/safari'],
  ['Zanzibar Excursions', '/tours/type/zanzibar-excursion'],
  ['All Packages', '/packages'],
  ['Destinations', '/destinations'],
  ['Blog', '/blog'],
  ['About', '/about'],
  ['Contact', '/contact'],
  ['Book Now', '/contact'],
] as const;

const LOGO = '<svg xmlns="http://www.w3.org/2000/svg" width="90" height="30"/>';

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test('NAV-1 the bar is see-through at first, and solid blue with a shadow and a smaller logo beyond 10 px', async ({
    page,
  }) => {
    await page.goto('/');
    const bar = page.getByRole('banner');
    const look = () =>
      bar.evaluate((element) => {
        const { backgroundColor, boxShadow, position } = getComputedStyle(element);
        const logo = element.querySelector('.brand')?.getBoundingClientRect().height ?? 0;
        return { backgroundColor, boxShadow, position, logo };
      });
    const before = await look();
    expect(before.position).toBe('fixed');
    expect(before.backgroundColor).toMatch(/rgba\(.*, 0\)/);
    expect(before.boxShadow).toBe('none');

    await page.evaluate(() => window.scrollTo(0, 10));
    await expect(page.locator('html')).not.toHaveAttribute('data-scrolled');
    await page.evaluate(() => window.scrollTo(0, 11));
    await expect(bar).toHaveCSS('background-color', 'rgb(10, 47, 72)');
    await expect.poll(async () => (await look()).logo).toBeLessThan(before.logo);
    expect((await look()).boxShadow).not.toBe('none');
    await expect(bar).toBeInViewport();
  });

  test('NAV-2 the bar links to every page there is, and each link leads to a page', async ({
    page,
    request,
  }) => {
    await page.goto('/');
    for (const [name, path] of LINKS) {
      const link = page.getByRole('banner').getByRole('link', { name, exact: true });
      await expect(link.or(page.locator(`header a:text-is("${name}")`)).first()).toHaveAttribute(
        'href',
        path,
      );
      expect((await request.get(path)).status(), path).toBe(200);
    }
  });

  test('NAV-2 NAV-5 at the md breakpoint everything stands in one row', async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 800 });
    await page.goto('/contact');
    const button = page.getByRole('banner').getByRole('link', { name: 'Book Now' });
    const box = await button.boundingBox();
    expect(box?.height).toBeLessThan(50);
    expect((box?.x ?? 0) + (box?.width ?? 768)).toBeLessThan(768);
    await expect(page.getByRole('button', { name: 'Packages' }).locator('svg')).toBeInViewport();
  });

  test('NAV-4 the current page is marked, and Tours and Packages on every path below theirs', async ({
    page,
  }) => {
    const current = () =>
      page.getByRole('banner').locator('ul > li > [aria-current]:visible').allInnerTexts();
    const expected = [
      ['/', 'Home'],
      ['/tours', 'Tours'],
      ['/tours/type/safari', 'Tours'],
      ['/tours/serengeti-river-crossings', 'Tours'],
      ['/packages', 'Packages'],
      ['/packages/category/family', 'Packages'],
      ['/destinations', 'Destinations'],
      ['/blog', 'Blog'],
      ['/about', 'About'],
      ['/contact', 'Contact'],
    ] as const;
    for (const [path, name] of expected) {
      await page.goto(path);
      expect(
        (await current()).map((text) => text.trim()),
        path,
      ).toEqual([name]);
    }
  });

  test('NAV-5 the Tours menu opens on hover and closes when the pointer leaves', async ({
    page,
  }) => {
    await page.goto('/');
    const menu = page.locator('#menu-tours').getByRole('link', { name: 'Safaris' });
    await expect(menu).toBeHidden();
    await page.getByRole('button', { name: 'Tours', exact: true }).hover();
    await expect(menu).toBeVisible();
    await menu.hover();
    await expect(menu).toBeVisible();
    await page.mouse.move(640, 700);
    await expect(menu).toBeHidden();
    const list = page.locator('#menu-tours');
    await expect(list).toHaveCSS('transition-duration', /0\.2s/);
  });

  test('NAV-5 the Tours menu works by keyboard: Enter opens, Escape closes, leaving closes', async ({
    page,
  }) => {
    await page.goto('/');
    const button = page.getByRole('button', { name: 'Tours', exact: true });
    const menu = page.locator('#menu-tours');
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(menu).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(menu.getByRole('link', { name: 'All Tours' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(button).toBeFocused();
    await page.keyboard.press('Space');
    await expect(menu).toBeVisible();
    await page.keyboard.press('Shift+Tab');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  });

  test('NAV-7 without a logo the bar shows an icon and the site name', async ({ page }) => {
    await page.goto('/');
    const brand = page.getByRole('banner').locator('.brand');
    const logo = brand.getByRole('img');
    const siteName = await page.locator('meta[property="og:site_name"]').getAttribute('content');
    if (await logo.count()) await expect(logo).toHaveAttribute('alt', siteName ?? '');
    else {
      await expect(brand).toHaveText(siteName ?? '');
      await expect(brand.locator('svg')).toBeVisible();
    }
  });

  test('NAV-7 a logo hides the icon and the name, unless it cannot be loaded', async ({ page }) => {
    await page.route('/about', async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      const logo = '<img class="logo" src="/logo.png" alt="The operator" $1>';
      await route.fulfill({
        response,
        body: html.replace(/<a class="brand" href="\/"([^>]*)>/g, `$&${logo}`),
      });
    });
    const brand = page.getByRole('banner').locator('.brand');
    await page.route('/logo.png', (route) =>
      route.fulfill({ contentType: 'image/svg+xml', body: LOGO }),
    );
    await page.goto('/about');
    await expect(brand.getByRole('img')).toBeVisible();
    await expect(brand.locator('svg')).toBeHidden();
    await expect(
      page.getByRole('banner').getByRole('link', { name: 'The operator', exact: true }),
    ).toHaveAttribute('href', '/');
    await page.route('/logo.png', (route) => route.abort());
    await page.goto('/about');
    await expect(brand.locator('svg')).toBeVisible();
    await expect(brand).toHaveText(/\w/);
    await expect(brand.getByRole('img')).toHaveCount(0);
  });
});

test.describe('on a small screen', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('NAV-6 a hamburger opens the same links, and choosing one closes the menu', async ({
    page,
  }) => {
    await page.goto('/tours');
    const links = page.getByRole('banner').getByRole('list').first();
    await expect(links).toBeHidden();
    await page.getByRole('button', { name: 'Menu' }).click();
    for (const [name, path] of LINKS) {
      const link = links.getByRole('link', { name, exact: true });
      await expect(link).toBeVisible();
      await expect(link).toHaveAttribute('href', path);
    }
    await links.getByRole('link', { name: 'Destinations' }).click();
    await expect(page).toHaveURL(/\/destinations$/);
    await expect(page.locator('#menu')).toBeHidden();
  });

  test('NAV-4 on any path below /tours the links to the tours are marked', async ({ page }) => {
    const links = page.locator('#menu-tours');
    await page.goto('/destinations');
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(links).toHaveCSS('border-inline-start-width', '0px');
    await page.goto('/tours/serengeti-river-crossings');
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(links).toHaveCSS('border-inline-start-width', '3px');
  });

  test('NAV-6 the menu closes by its button and by Escape', async ({ page }) => {
    await page.goto('/');
    const menu = page.locator('#menu');
    const button = page.getByRole('button', { name: 'Menu' });
    await button.click();
    await expect(menu).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await button.dblclick();
    await expect(menu).toBeVisible();
    await button.click({ position: { x: 1, y: 1 } });
    await expect(menu).toBeHidden();
  });

  test('NAV-6 Back closes the menu; a link of the bar leads on, and Back from there to the page before', async ({
    page,
  }) => {
    await page.goto('/about');
    await page.goto('/blog');
    const menu = page.locator('#menu');
    const button = page.getByRole('button', { name: 'Menu' });
    const steps = await page.evaluate(() => history.length);
    await button.click();
    await expect(menu).toBeVisible();
    // The step is made a moment after the menu shows.
    await page.waitForFunction((before) => history.length > before, steps);
    await page.goBack();
    await expect(menu).toBeHidden();
    await expect(button).toBeFocused();
    for (const [link, path] of [
      [menu.getByRole('link', { name: 'Safaris' }), '/tours/type/safari'],
      [page.getByRole('banner').locator('.brand'), '/'],
    ] as const) {
      await expect(page).toHaveURL('/blog');
      await button.click();
      await expect(menu).toBeVisible();
      await link.click();
      await expect(page).toHaveURL(path);
      await page.goBack();
    }
    await expect(page).toHaveURL('/blog');
    // No step is left of a stack that was scrolled with a finger, nor of the page's own link.
    await button.click();
    await menu.getByRole('link', { name: 'Safaris' }).dispatchEvent('pointerdown');
    await menu.getByRole('link', { name: 'Safaris' }).dispatchEvent('pointercancel');
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await stepIsTakenBack(page);
    await button.click();
    await menu.getByRole('link', { name: 'Blog' }).click();
    await expect(menu).toBeHidden();
    await stepIsTakenBack(page);
    await page.goBack();
    await expect(page).toHaveURL('/about');
  });

  test('NAV-6 the menu closes when Tab leaves it, either way', async ({ page }) => {
    await page.goto('/');
    const menu = page.locator('#menu');
    const button = page.getByRole('button', { name: 'Menu' });
    const links = menu.getByRole('link');
    await button.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(links.first()).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(button).toBeFocused();
    await expect(menu).toBeHidden();
    await page.keyboard.press('Enter');
    await links.last().focus();
    await page.keyboard.press('Tab');
    await expect(menu).toBeHidden();
    await expect(page.getByRole('main').locator(':focus')).toBeVisible();
  });

  test('NAV-6 after Escape focus is on the button of the menu, wherever it was', async ({
    page,
  }) => {
    await page.goto('/');
    const menu = page.locator('#menu');
    const button = page.getByRole('button', { name: 'Menu' });
    await button.click();
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(button).toBeFocused();
    await button.click();
    await menu.getByRole('link', { name: 'Safaris' }).focus();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(button).toBeFocused();
  });
});

test('NAV-5 NAV-6 neither menus nor filters flash as a window grows and shrinks', async ({
  page,
}) => {
  const [narrow, wide] = [
    { width: 700, height: 800 },
    { width: 1100, height: 800 },
  ];
  await page.setViewportSize(wide);
  await page.goto('/tours');
  const menu = page.locator('#menu-tours');
  const button = page.getByRole('button', { name: 'Tours', exact: true });
  await page.evaluate(() => {
    const moved: string[] = [];
    Object.assign(window, { moved });
    document.addEventListener('transitionrun', ({ target, propertyName }) => {
      const { id } = target as HTMLElement;
      if (id) moved.push(`${id} ${propertyName}`);
    });
  });
  const moves = () =>
    page.evaluate(() => (window as unknown as { moved: string[] }).moved.splice(0));
  const resize = async (size: typeof wide) => {
    // What moves still, or is about to, is none of the resize's.
    await page.evaluate(() =>
      Promise.allSettled(document.getAnimations().map(({ finished }) => finished)),
    );
    await moves();
    await page.setViewportSize(size);
    await page.waitForFunction((width) => innerWidth === width, size.width);
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    expect(await moves(), `to ${size.width} px`).toEqual([]);
  };

  await button.hover();
  await expect(menu).toBeVisible();
  expect(await moves()).toContain('menu-tours opacity');
  await page.mouse.move(10, 790);
  await expect(menu).toBeHidden();
  await resize(narrow);
  await expect(page.locator('#menu')).toBeHidden();
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(menu).toBeVisible();
  await resize(wide);
  await expect(menu).toBeHidden();
});

/** Closing takes the step back that opening has made. */
async function stepIsTakenBack(page: Page): Promise<void> {
  await page.waitForFunction(() => navigation.canGoForward);
}
