import { useRef } from 'react';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { EntryList, entryLink } from '../../ui/EntryList.tsx';
import { RelativeTime } from '../../ui/RelativeTime.tsx';
import { ScreenLink } from '../../ui/ScreenLink.tsx';
import { Text } from '../../ui/Text.tsx';
import { useListWalk } from '../../ui/useListWalk.ts';
import classes from './Mail.module.css';
import type { StoredMail } from './stored-mail.ts';

interface Props {
  mails: readonly StoredMail[];
  page: number;
  /** `idCorreo` of the one that is read. */
  open: number | null;
}

export const searchOf = (page: number, open: number | null): string => {
  const search = new URLSearchParams({
    ...(page > 1 && { pagina: String(page) }),
    ...(open !== null && { mensaje: String(open) }),
  }).toString();
  return search === '' ? '' : `?${search}`;
};

export function MailList({ mails, page, open }: Props) {
  const t = useTexts('mail');
  const list = useRef<HTMLUListElement>(null);
  useListWalk(list);
  return (
    <EntryList boxed ref={list} aria-label={t('list')}>
      {mails.map(({ idCorreo, asunto, para, fecha }) => (
        <li key={idCorreo} className={classes.row} data-open={idCorreo === open || undefined}>
          <ScreenLink
            to="mail"
            search={searchOf(page, idCorreo)}
            className={entryLink}
            preventScrollReset
            data-walk
            {...(idCorreo === open && { 'aria-current': true })}
          >
            {asunto}
          </ScreenLink>
          <Text dim small className={classes.meta}>
            <span className={classes.address}>{para}</span>
            <RelativeTime value={fecha} />
          </Text>
        </li>
      ))}
    </EntryList>
  );
}
