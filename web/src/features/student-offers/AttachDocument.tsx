import { TextInput, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useCatalogue } from '../../domain/catalogue/catalogue.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { FilePicker } from '../../ui/FilePicker.tsx';
import { textClass } from '../../ui/Text.tsx';
import classes from './apply.module.css';
import type { Attachment } from './documents.ts';

interface Props {
  attachment: Attachment;
  path: string;
  error: ReactNode;
  onChange: (changed: Attachment) => void;
  /** Another way to give it. */
  children?: ReactNode;
}

/** One document that the offer asks for: a file, or a link to where it is. */
export function AttachDocument({ attachment, path, error, onChange, children }: Props) {
  const t = useTexts('studentOffers');
  const { name } = useCatalogue();
  const { idTipoDocumento, nombre, way, fichero, url } = attachment;
  const link = useRef<HTMLInputElement>(null);
  const [isChanged, setChanged] = useState(false);
  useEffect(() => {
    // The field stands before what was pressed.
    if (isChanged && way === 'link') link.current?.focus();
  }, [isChanged, way]);
  const label = name('tiposDocumento', idTipoDocumento) ?? nombre;
  return (
    <div>
      {way === 'file' ? (
        <FilePicker
          label={label}
          value={fichero}
          onChange={(picked) => onChange({ ...attachment, fichero: picked })}
          error={error}
          data-path={path}
        />
      ) : (
        <TextInput
          ref={link}
          label={label}
          description={t('apply.dialog.linkHelp')}
          type="url"
          inputMode="url"
          value={url}
          onChange={(event) => onChange({ ...attachment, url: event.currentTarget.value })}
          error={error}
          data-path={path}
        />
      )}
      <UnstyledButton
        className={textClass({ small: true, className: classes.other })}
        onClick={() => {
          setChanged(true);
          onChange({ ...attachment, way: way === 'file' ? 'link' : 'file' });
        }}
      >
        {t(way === 'file' ? 'apply.dialog.asLink' : 'apply.dialog.asFile')}
        <VisuallyHidden>: {label}</VisuallyHidden>
      </UnstyledButton>
      {children}
    </div>
  );
}
