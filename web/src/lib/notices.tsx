import { notifications } from '@mantine/notifications';
import { type NoticeName, notices } from '@portal/contract/statuses';
import { IconCheck } from '@tabler/icons-react';
import { sentences } from './status-texts.ts';

const icon = <IconCheck size={20} aria-hidden />;

/** A short notice of what happened; it goes away by itself. */
export function showNotice(title: string, body = ''): void {
  notifications.show({ title, message: body, icon, autoClose: 6000 });
}

/** The notice of a call that went well: the server's sentence (515) where it sent one, else the endpoint's. */
export function showSuccess(notice: NoticeName | undefined, mensaje: string | null): void {
  const texts = sentences();
  const text = notice === undefined ? undefined : texts?.statuses[notice];
  if (mensaje !== null && mensaje !== '' && mensaje !== text?.body) {
    const own = notice === undefined ? undefined : notices[notice];
    showNotice(own === undefined ? (texts?.statuses.serverNotice.title ?? '') : (text?.title ?? ''), mensaje);
    return;
  }
  if (text !== undefined) showNotice(text.title, text.body);
}
