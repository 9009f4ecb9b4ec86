/**
 * Measures one contender on one form in a fresh page. All figures are CPU milliseconds of the page's main thread (script, style,
 * layout, paint), everything that follows an interaction included, what the idle page costs taken off.
 */
const pause = { betweenKeys: 150, betweenFlips: 250, trailing: 400, idle: 500 };
const repetitions = { keys: 10, flips: 4, steps: 6 };

export async function measureForm(browser, url, contender, shape) {
  const opened = await openPage(browser, url, contender, shape);
  const mount = await mountCost(opened);
  const keystroke = await keystrokeCost(opened);
  const toggles = await toggleCosts(opened);
  await opened.close();
  return { mount, keystroke, ...toggles };
}

/** Rows of a list, or the same questions without one. */
export async function measureRows(browser, url, contender, shape) {
  const opened = await openPage(browser, url, contender, shape);
  const mount = await mountCost(opened);
  const keystroke = await keystrokeCost(opened);
  await opened.close();
  return { mount, keystroke };
}

function mountCost({ page, metrics }) {
  return cost(metrics, 1, 0, () => page.evaluate('bench.mount()'));
}

async function keystrokeCost({ page, metrics, contender }) {
  const input = page.getByLabel('Erste Angabe').first();
  await input.focus();
  await page.keyboard.type('aa', { delay: pause.betweenKeys });
  await settled(metrics);
  const idle = await idleCost(metrics);
  const keystroke = await cost(metrics, repetitions.keys, idle, async () => {
    for (let count = 0; count < repetitions.keys; count += 1) {
      await page.keyboard.press('a');
      await sleep(pause.betweenKeys);
    }
  });
  if ((await input.inputValue()) !== 'a'.repeat(repetitions.keys + 2))
    throw new Error(`${contender} lost what was typed.`);
  return keystroke;
}

/** Measures the first toggle, at which 30 % of the questions appear, and later ones. */
async function toggleCosts({ page, metrics, contender }) {
  const flip = () => page.keyboard.press('Space');
  await page.getByLabel('Mehr angeben').first().focus();
  await settled(metrics);
  const idle = await idleCost(metrics);
  const hidden = await questions(page);
  const firstToggle = await cost(metrics, 1, idle, flip);
  if ((await questions(page)) <= hidden)
    throw new Error(`${contender} shows nothing when the box is ticked.`);
  await flip();
  await settled(metrics);
  const toggle = await cost(metrics, repetitions.flips, idle, async () => {
    for (let count = 0; count < repetitions.flips; count += 1) {
      await flip();
      await sleep(pause.betweenFlips);
    }
  });
  return { firstToggle, toggle };
}

/** Measures the way from step to step, always the same five steps. */
export async function measureSteps(browser, url, contender, shape) {
  const { page, metrics, close } = await openPage(browser, url, contender, shape);
  await page.evaluate('bench.mount()');
  await page.evaluate('bench.goTo(1)');
  await settled(metrics);
  const idle = await idleCost(metrics);
  const step = await cost(metrics, repetitions.steps, idle, async () => {
    for (let count = 0; count < repetitions.steps; count += 1) {
      await page.evaluate(`bench.goTo(${(count + 2) % 5})`);
      await sleep(pause.betweenFlips);
    }
  });
  await close();
  return { step };
}

async function openPage(browser, url, contender, form) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, locale: 'de-DE' });
  const page = await context.newPage();
  const errors = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.goto(url);
  await page.waitForFunction('globalThis.bench !== undefined');
  await page.evaluate(
    `bench.prepare(${[contender, ...form].map((part) => JSON.stringify(part)).join(', ')})`,
  );
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const metrics = async () => {
    const { metrics: all } = await session.send('Performance.getMetrics');
    const seconds = (name) => all.find((metric) => metric.name === name)?.value ?? 0;
    return {
      at: performance.now(),
      cpu: 1000 * seconds('TaskDuration'),
      script: 1000 * seconds('ScriptDuration'),
      style: 1000 * seconds('RecalcStyleDuration'),
      layout: 1000 * seconds('LayoutDuration'),
    };
  };
  await settled(metrics);
  return {
    page,
    metrics,
    contender,
    close: async () => {
      await context.close();
      if (errors.length > 0) throw new Error(`${contender}: ${errors.join('; ')}`);
    },
  };
}

/** Returns the milliseconds per repetition by kind; `idle` is the CPU share of the page at rest. */
async function cost(metrics, times, idle, action) {
  const before = await metrics();
  await action();
  await sleep(pause.trailing);
  await settled(metrics);
  const after = await metrics();
  const rest = idle * (after.at - before.at);
  return {
    cpu: (after.cpu - before.cpu - rest) / times,
    script: (after.script - before.script) / times,
    style: (after.style - before.style) / times,
    layout: (after.layout - before.layout) / times,
  };
}

/** Returns the CPU milliseconds per millisecond of an idle page (caret, timers). */
async function idleCost(metrics) {
  const before = await metrics();
  await sleep(pause.idle);
  const after = await metrics();
  return (after.cpu - before.cpu) / (after.at - before.at);
}

/** Waits for two idle periods in a row, because mounting a large form takes some time. */
async function settled(metrics) {
  for (let quiet = 0; quiet < 2;) {
    const before = await metrics();
    await sleep(120);
    quiet = (await metrics()).cpu - before.cpu < 4 ? quiet + 1 : 0;
  }
}

function questions(page) {
  return page.evaluate(
    "[...document.querySelectorAll('input, select')].filter((control) => control.checkVisibility()).length",
  );
}

function sleep(milliseconds) {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
