import type { Page } from 'playwright-core';

/** What a browser has painted of a screen, by its measures. */

/** What is loaded is there, and painted. */
export async function painted(page: Page) {
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.waitForFunction(() => document.querySelector('main [class*="Skeleton"]') === null);
  await page.evaluate(
    () => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))),
  );
}

/** Buttons and links of the page that stick out of the window or that something else covers. */
export const outOfReach = (page: Page) =>
  page.evaluate(() => {
    const isWithin = (element: Element, { x, y, width, height }: DOMRect): boolean => {
      if (x < -1 || x + width > window.innerWidth + 1) return false;
      const hit = document.elementFromPoint(x + width / 2, y + height / 2);
      return hit !== null && (element.contains(hit) || hit.contains(element));
    };
    return [...document.querySelectorAll<HTMLElement>('main a[href], main button:not(:disabled)')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter((element) => {
        element.scrollIntoView({ block: 'center', inline: 'nearest' });
        const [box] = element.getClientRects();
        // What is for screen readers alone is one pixel large.
        return box !== undefined && box.width > 1 && !isWithin(element, box);
      })
      .map((element) => element.outerHTML.slice(0, 160));
  });

/** Text beyond the side of the window or of what it stands in, where nothing scrolls to it and no ellipsis tells. */
export const cutOff = (page: Page) =>
  page.evaluate(() => {
    const isWithin = (text: DOMRect, { left, right }: DOMRect) =>
      text.left >= left - 1 && text.right <= right + 1;
    const isCut = (text: DOMRect, element: Element | null): boolean => {
      if (element === null) return !isWithin(text, new DOMRect(0, 0, window.innerWidth, 0));
      const { overflowX, textOverflow } = getComputedStyle(element);
      if (overflowX === 'auto' || overflowX === 'scroll' || textOverflow === 'ellipsis') return false;
      const box = element.getBoundingClientRect();
      if (overflowX === 'visible') return isCut(text, element.parentElement);
      // What is for screen readers alone is one pixel large, or two where the text is twice as large.
      if (Math.min(box.width, box.height) <= 2) return false;
      return !isWithin(text, box) || isCut(text, element.parentElement);
    };
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    const cut: string[] = [];
    while (texts.nextNode() !== null) {
      const { parentElement: element, textContent } = texts.currentNode;
      if (element === null || textContent?.trim() === '') continue;
      if (!element.checkVisibility({ visibilityProperty: true })) continue;
      range.selectNodeContents(texts.currentNode);
      if (isCut(range.getBoundingClientRect(), element))
        cut.push(`${textContent} in ${element.outerHTML.slice(0, 160)}`);
    }
    return cut;
  });

/** Buttons whose content does not stand in the middle of their height. */
export const offCentre = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.mantine-Button-root')]
      .filter((button) => button.checkVisibility({ visibilityProperty: true }))
      .filter((button) => {
        const inner = button.querySelector('.mantine-Button-inner')?.getBoundingClientRect();
        const box = button.getBoundingClientRect();
        return inner !== undefined && Math.abs(inner.top - box.top - (box.bottom - inner.bottom)) > 2;
      })
      .map((button) => button.outerHTML.slice(0, 160)),
  );

/** Text that is of no size or weight of the scale; the page's title is in between where there is no room for it. */
export const offScale = (page: Page) =>
  page.evaluate(() => {
    const sizes = ['12px', '14px', '16px', '20px', '28px'];
    const isInScale = (element: Element) => {
      const { fontSize, fontWeight } = getComputedStyle(element);
      const isTitle =
        element.closest('h1') !== null && parseFloat(fontSize) >= 24 && parseFloat(fontSize) <= 28;
      return (isTitle || sizes.includes(fontSize)) && ['400', '600'].includes(fontWeight);
    };
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const wrong = new Set<string>();
    while (texts.nextNode() !== null) {
      const element = texts.currentNode.parentElement;
      if (element === null || texts.currentNode.textContent?.trim() === '') continue;
      if (!element.checkVisibility({ visibilityProperty: true }) || isInScale(element)) continue;
      const { fontSize, fontWeight } = getComputedStyle(element);
      wrong.add(`${fontSize} ${fontWeight} ${element.outerHTML.slice(0, 120)}`);
    }
    return [...wrong];
  });
