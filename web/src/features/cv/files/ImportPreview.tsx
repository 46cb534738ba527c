import { Button, Checkbox, Group, Stack } from '@mantine/core';
import {
  type ImportChange,
  importCv,
  importSections,
  type NotUnderstood,
  type previewCvImport,
} from '@portal/contract/cv-exchange';
import type { Answer } from '@portal/contract/endpoint';
import { useState } from 'react';
import { useSend } from '../../../lib/api/calls.ts';
import { useTexts } from '../../../lib/i18n/i18n.ts';
import { useFormat } from '../../../lib/i18n/useFormat.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Disclosure } from '../../../ui/Disclosure.tsx';
import { EntryList } from '../../../ui/EntryList.tsx';
import { ErrorBanner } from '../../../ui/ErrorBanner.tsx';
import { Text } from '../../../ui/Text.tsx';
import { readFromStudies } from '../studies/read-from-studies.ts';
import classes from './files.module.css';

interface Props {
  told: Answer<typeof previewCvImport>;
  contenido: string;
  onReadAgain: () => void;
  onCancel: () => void;
  onSaved: (count: number) => void;
}

/** What a file would change, part by part, with what of it is to be written. */
export function ImportPreview({ told, contenido, onReadAgain, onCancel, onSaved }: Props) {
  const t = useTexts('cvFiles');
  const { cambios, noEntendido, formato, huella } = told;
  const news = cambios.filter(({ estado }) => estado !== 'igual');
  const same = cambios.filter(({ estado }) => estado === 'igual');
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const write = useSend(importCv, {
    quiet: true,
    invalidates: readFromStudies,
    onSuccess: ({ escritos }) => onSaved(escritos),
  });
  const chosen = news.filter(({ clave }) => !left.has(clave)).map(({ clave }) => clave);
  const choose = (clave: string, isChosen: boolean) => {
    const next = new Set(left);
    if (isChosen) next.delete(clave);
    else next.add(clave);
    setLeft(next);
  };
  const hasChanged = write.error?.name === 'cannotChangeState';
  return (
    <Stack gap="md">
      <Text dim small>
        {t('exchange.formatIs', { format: t(`exchange.formats.${formato}`) })}
      </Text>
      <Text>{t(news.length === 0 ? 'exchange.nothing' : 'exchange.choose')}</Text>
      {importSections.map((section) => {
        const ofSection = news.filter(({ seccion }) => seccion === section);
        return (
          ofSection.length > 0 && (
            <fieldset key={section} className={classes.part}>
              <legend>{t(`exchange.sections.${section}`)}</legend>
              <Stack gap="sm">
                {ofSection.map((one) => (
                  <Change
                    key={one.clave}
                    change={one}
                    isChosen={!left.has(one.clave)}
                    onChoose={(isChosen) => choose(one.clave, isChosen)}
                  />
                ))}
              </Stack>
            </fieldset>
          )
        );
      })}
      {noEntendido.length > 0 && <Missed list={noEntendido} />}
      {same.length > 0 && (
        <Disclosure title={t('exchange.same', { count: same.length })}>
          <EntryList dense>
            {same.map(({ clave, seccion, campo }) => (
              <li key={clave}>
                {t(`exchange.sections.${seccion}`)}: <FieldName name={campo} />
              </li>
            ))}
          </EntryList>
        </Disclosure>
      )}
      {hasChanged ? (
        <Banner
          meaning="wrong"
          urgent
          title={t('exchange.changed')}
          action={
            <Button variant="default" onClick={onReadAgain}>
              {t('exchange.again')}
            </Button>
          }
        />
      ) : (
        <ErrorBanner error={write.error} />
      )}
      <Group gap="sm">
        {news.length > 0 && (
          <Button
            loading={write.isPending}
            disabled={chosen.length === 0}
            onClick={() => write.mutate({ body: { contenido, huella, claves: chosen } })}
          >
            {t('exchange.save', { count: chosen.length })}
          </Button>
        )}
        <Button variant="default" onClick={onCancel}>
          {t('exchange.cancel')}
        </Button>
      </Group>
    </Stack>
  );
}

/** Fields and parts have names in each language; what somebody wrote, and places in a file, are their own. */
function FieldName({ name }: { name: string }) {
  const t = useTexts('cvFiles');
  const fields: Readonly<Record<string, string>> = {
    telefono: t('exchange.fields.telefono'),
    localidad: t('exchange.fields.localidad'),
    idProvincia: t('exchange.fields.idProvincia'),
    idPais: t('exchange.fields.idPais'),
    nombre: t('exchange.fields.nombre'),
    email: t('exchange.fields.email'),
    titular: t('exchange.fields.titular'),
    presentacion: t('exchange.fields.presentacion'),
    enlace: t('exchange.fields.enlace'),
    ...Object.fromEntries(
      (
        ['experiencia', 'estudios', 'formacion', 'idiomas', 'programas', 'competencias', 'intereses'] as const
      ).map((section) => [section, t(`exchange.sections.${section}`)]),
    ),
  };
  return fields[name] ?? name;
}

interface ChangeProps {
  change: ImportChange;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
}

function Change({ change: { campo, estado, antes, ahora }, isChosen, onChoose }: ChangeProps) {
  const t = useTexts('cvFiles');
  const { shortDay } = useFormat();
  const readable = (text: string) => text.replace(/\b\d{4}-\d{2}-\d{2}\b/g, (day) => shortDay(day));
  const isNamed = ahora !== campo && ahora !== '';
  return (
    <Checkbox
      checked={isChosen}
      onChange={(event) => onChoose(event.currentTarget.checked)}
      label={
        <>
          <FieldName name={campo} />{' '}
          <Text component="span" dim small>
            ({t(`exchange.states.${estado}`)})
          </Text>
        </>
      }
      description={
        isNamed && (
          <>
            {antes !== null && antes !== '' && (
              <span className={classes.told}>
                {t('exchange.before')}: {readable(antes)}
              </span>
            )}
            <span className={classes.told}>
              {t('exchange.after')}: {readable(ahora)}
            </span>
          </>
        )
      }
    />
  );
}

function Missed({ list }: { list: readonly NotUnderstood[] }) {
  const t = useTexts('cvFiles');
  return (
    <Disclosure title={t('exchange.missed', { count: list.length })} initiallyOpen={list.length <= 5}>
      <EntryList dense>
        {list.map(({ lugar, texto, motivo }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a file may say the same twice, and they never move
          <li key={index}>
            <span className={classes.told}>{texto}</span>
            <Text dim small>
              <FieldName name={lugar} /> · {t(`exchange.reasons.${motivo}`)}
            </Text>
          </li>
        ))}
      </EntryList>
    </Disclosure>
  );
}
