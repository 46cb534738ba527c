import { Anchor, Box, Title } from '@mantine/core';
import { IconArrowLeft, IconMail, IconMailQuestion } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { useFormat } from '../../lib/i18n/useFormat.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Facts } from '../../ui/Facts.tsx';
import { ScreenLink } from '../../ui/ScreenLink.tsx';
import { partsOf } from './links.ts';
import classes from './Mail.module.css';
import { searchOf } from './MailList.tsx';
import type { StoredMail } from './stored-mail.ts';

interface Props {
  mail: StoredMail | undefined;
  isChosen: boolean;
  page: number;
}

/** The mail that is read; its heading takes the focus, so that it is read from there. */
export function MailText({ mail, isChosen, page }: Props) {
  const t = useTexts('mail');
  const { dayAndTime } = useFormat();
  const heading = useRef<HTMLHeadingElement>(null);
  const id = mail?.idCorreo;
  useEffect(() => {
    if (id !== undefined) heading.current?.focus({ preventScroll: true });
  }, [id]);
  if (mail === undefined) {
    return (
      <>
        {isChosen && <Back page={page} />}
        <EmptyState
          icon={isChosen ? <IconMailQuestion size={28} /> : <IconMail size={28} />}
          title={t(isChosen ? 'gone' : 'choose')}
        >
          {!isChosen && t('chooseBody')}
        </EmptyState>
      </>
    );
  }
  let at = 0;
  return (
    <Box component="article" maw="68ch">
      <Back page={page} />
      <Title order={2} ref={heading} tabIndex={-1} className={classes.heading}>
        {mail.asunto}
      </Title>
      <Facts
        layout="rows"
        facts={[
          { label: t('to'), value: mail.para },
          { label: t('sent'), value: dayAndTime(mail.fecha) },
        ]}
      />
      <p className={classes.text}>
        {partsOf(mail.texto).map(({ text, href }) => {
          const key = at;
          at += text.length;
          return href === undefined ? (
            text
          ) : (
            <Anchor key={key} href={href}>
              {text}
            </Anchor>
          );
        })}
      </p>
    </Box>
  );
}

/** On a phone, where the list gives way to the mail. */
function Back({ page }: { page: number }) {
  const t = useTexts('mail');
  return (
    <p className={classes.back}>
      <ScreenLink to="mail" search={searchOf(page, null)}>
        <IconArrowLeft size={18} aria-hidden />
        {t('back')}
      </ScreenLink>
    </p>
  );
}
