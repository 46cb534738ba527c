import { Button, type ButtonProps } from '@mantine/core';
import type { AnswerNotice } from '@portal/contract/envelope';
import { Link } from 'react-router';
import { useLanguage } from '../lib/i18n/i18n.ts';
import { translatePath } from '../lib/routing/paths.ts';
import { NewTabMark } from './NewTabMark.tsx';

interface Props extends ButtonProps {
  button: NonNullable<AnswerNotice['boton']>;
  onFollow?: () => void;
}

/** Where a notice of the server's own leads: in the portal here, elsewhere in another tab. */
export function NoticeButton({ button: { texto, enlace }, onFollow, ...looks }: Props) {
  const language = useLanguage();
  if (enlace.startsWith('/')) {
    return (
      <Button component={Link} to={translatePath(enlace, language)} onClick={onFollow} {...looks}>
        {texto}
      </Button>
    );
  }
  return (
    <Button
      component="a"
      href={enlace}
      target="_blank"
      rel="noopener noreferrer"
      onClick={onFollow}
      {...looks}
    >
      {texto}
      <NewTabMark />
    </Button>
  );
}
