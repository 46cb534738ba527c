import { Button, CloseButton, FileButton, Group, Input, Progress } from '@mantine/core';
import { type FileExtension, fileExtensions, maxFileBytes } from '@portal/contract/files';
import { IconFile, IconPaperclip } from '@tabler/icons-react';
import { type DragEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { contentMatches } from '../lib/forms/file-content.ts';
import { type HeldSubmits, holdSubmits } from '../lib/forms/hold-submits.ts';
import { useTexts } from '../lib/i18n/i18n.ts';
import { useSentences } from '../lib/i18n/status-texts.ts';
import { useFormat } from '../lib/i18n/useFormat.ts';
import classes from './FilePicker.module.css';
import { Text } from './Text.tsx';

/** A file as the contract takes it. */
export interface PickedFile {
  ficheroB64: string;
  extension_adjunto: string;
  nombre: string;
}

interface Props {
  label: ReactNode;
  description?: ReactNode;
  value: PickedFile | null;
  onChange: (file: PickedFile | null) => void;
  /** What the server or the form has against it. */
  error?: ReactNode;
  required?: boolean;
  disabled?: boolean;
  /** Takes nothing but a PDF (specification 1, §5). */
  pdfOnly?: boolean;
  'data-path'?: string;
}

const extensionOf = (name: string): FileExtension | undefined => {
  const [, end = ''] = /\.([^.]+)$/.exec(name) ?? [];
  return fileExtensions.find((extension) => extension === end.toLowerCase());
};

function read(file: File, onProgress: (share: number) => void): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onprogress = ({ loaded, total }) => onProgress(total === 0 ? 1 : loaded / total);
    reader.onload = () => (typeof reader.result === 'string' ? resolve(reader.result) : reject(reader.error));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
}

/** Bytes of a data URL's content. */
const bytesOf = (dataUrl: string) => Math.floor(((dataUrl.length - dataUrl.indexOf(',') - 1) * 3) / 4);

/** A file to attach: chosen or dropped, checked before it is sent, removable. */
export function FilePicker({
  label,
  description,
  value,
  onChange,
  error,
  required = false,
  disabled = false,
  pdfOnly = false,
  'data-path': path,
}: Props) {
  const t = useTexts('ui');
  const format = useFormat();
  const fields = useSentences()?.fields;
  const id = useId();
  const reset = useRef<() => void>(null);
  const chooseButton = useRef<HTMLButtonElement>(null);
  const removeButton = useRef<HTMLButtonElement>(null);
  const isReading = useRef(false);
  const isGone = useRef(false);
  const reading = useRef<HeldSubmits>(null);
  const hasActed = useRef(false);
  const box = useRef<HTMLDivElement>(null);
  const [progress, setProgress] = useState<number | null>(null);
  const [refused, setRefused] = useState<string | null>(null);
  const [over, setOver] = useState(false);

  useEffect(() => {
    // The button that was pressed gives way to the other one.
    if (hasActed.current) (value === null ? chooseButton : removeButton).current?.focus();
    hasActed.current = false;
  }, [value]);

  // A file that is read once its box has gone is of no use to the form.
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
      reading.current?.drop();
    };
  }, []);

  const limit = format.fileSize(maxFileBytes);

  const refusalOf = (file: File, extension: FileExtension | undefined): string | null => {
    if (pdfOnly && extension !== 'pdf') return fields?.filePdfOnly ?? t('file.wrong');
    if (extension === undefined) return fields?.fileType ?? t('file.wrong');
    if (file.size === 0) return fields?.fileEmpty ?? t('file.wrong');
    if (file.size > maxFileBytes) return fields?.fileTooLarge.replace('{{max}}', limit) ?? t('file.wrong');
    return null;
  };

  const take = async (file: File | null | undefined) => {
    reset.current?.();
    // Of two that are dropped at once, the one that is read sooner would win.
    if (!file || isReading.current) return;
    const extension = extensionOf(file.name);
    const refusal = refusalOf(file, extension);
    setRefused(refusal);
    if (refusal !== null || extension === undefined) return;
    setProgress(0);
    isReading.current = true;
    const submits = holdSubmits(box.current?.closest('form') ?? null);
    reading.current = submits;
    try {
      const content = await read(file, setProgress);
      const isWhatItSays = await contentMatches(file, extension);
      if (isGone.current) return;
      if (!isWhatItSays) {
        submits.drop();
        setRefused(t('file.otherInside', { name: file.name }));
        return;
      }
      hasActed.current = true;
      // The form that goes next must have the file in it.
      flushSync(() =>
        onChange({
          ficheroB64: content,
          extension_adjunto: extension,
          nombre: file.name.slice(-200),
        }),
      );
    } catch {
      submits.drop();
      setRefused(t('file.unreadable'));
    } finally {
      isReading.current = false;
      setProgress(null);
    }
    submits.release();
  };

  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    if (!disabled) take(event.dataTransfer.files[0]);
  };

  const problem = refused ?? error;
  const described = [
    `${id}-help`,
    description !== undefined && `${id}-description`,
    Boolean(problem) && `${id}-error`,
  ]
    .filter(Boolean)
    .join(' ');
  return (
    <Input.Wrapper
      label={label}
      description={description}
      error={problem}
      required={required}
      id={id}
      errorProps={{ id: `${id}-error`, role: 'alert' }}
      labelElement="div"
      labelProps={{ id: `${id}-label` }}
      descriptionProps={{ id: `${id}-description` }}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way; the button is the first */}
      <div
        ref={box}
        className={classes.box}
        data-over={over || undefined}
        data-error={Boolean(problem) || undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        {value === null ? (
          <FileButton
            onChange={take}
            resetRef={reset}
            accept={pdfOnly ? '.pdf' : fileExtensions.map((extension) => `.${extension}`).join(',')}
            disabled={disabled}
          >
            {(props) => (
              <Button
                {...props}
                ref={chooseButton}
                variant="default"
                leftSection={<IconPaperclip size={18} aria-hidden />}
                loading={progress !== null}
                disabled={disabled}
                aria-labelledby={`${id}-label ${id}-button`}
                aria-describedby={described}
                aria-invalid={Boolean(problem) || undefined}
                data-path={path}
              >
                <span id={`${id}-button`}>{t('file.choose')}</span>
              </Button>
            )}
          </FileButton>
        ) : (
          <Group gap="xs" wrap="nowrap" maw="100%">
            <IconFile size={20} aria-hidden />
            <span className={classes.name}>{value.nombre}</span>
            <Text component="span" dim small flex="none">
              {format.fileSize(bytesOf(value.ficheroB64))}
            </Text>
            <CloseButton
              ref={removeButton}
              aria-label={t('file.remove', { name: value.nombre })}
              aria-describedby={described}
              aria-invalid={Boolean(problem) || undefined}
              data-path={path}
              onClick={() => {
                hasActed.current = true;
                setRefused(null);
                onChange(null);
              }}
              disabled={disabled}
            />
          </Group>
        )}
        <Text dim small id={`${id}-help`} aria-live="polite">
          {value === null ? (
            <>
              <span className={classes.drop}>{t('file.drop')} </span>
              {t(pdfOnly ? 'file.helpPdf' : 'file.help', { size: limit })}
            </>
          ) : (
            !problem && t('file.added')
          )}
        </Text>
        {progress !== null && <Progress value={progress * 100} size="xs" aria-label={t('file.reading')} />}
      </div>
    </Input.Wrapper>
  );
}
