import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { placeOf } from './places.ts';
import { wordsOf } from './texts.ts';

const { mail: words } = wordsOf('es');

/**
 * The text of the newest mail to somebody that has `part` in it, as the manager reads it at /correo: two mails of one
 * moment come in any order.
 */
export async function readMail(page: Page, to: string, part: string): Promise<string> {
  await page.goto(placeOf('es', 'mail'));
  const mails = page.getByRole('list', { name: words.list, exact: true });
  const own = mails.getByRole('listitem').filter({ hasText: to });
  const text = page.getByRole('article');
  const refresh = page.getByRole('button', { name: words.refresh, exact: true });
  // The mail is sent by a job, a moment later.
  await expect
    .poll(
      async () => {
        await refresh.click();
        for (const mail of await own.all()) {
          await mail.getByRole('link').click();
          const read = await text.innerText();
          if (read.includes(part)) return read;
        }
        return '';
      },
      { timeout: 60_000 },
    )
    .toContain(part);
  return text.innerText();
}

/** The address of a link in a mail, within the portal: the mail has the name by which people know it. */
export function linkIn(text: string): string {
  const [link] = /https?:\/\/\S+/.exec(text) ?? [];
  if (!link) throw new Error(`no link in «${text}»`);
  const { pathname, search, hash } = new URL(link);
  return pathname + search + hash;
}
