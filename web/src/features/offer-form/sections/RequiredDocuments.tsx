import { Button, CloseButton, Flex, TextInput } from '@mantine/core';
import { requiredDocument } from '@portal/contract/schemas/offers';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useCatalogue } from '../../../domain/catalogue/catalogue.ts';
import { useTexts } from '../../../lib/i18n/i18n.ts';
import { SearchSelect } from '../../../ui/SearchSelect.tsx';
import { stayNear } from '../../../ui/stay-near.ts';
import { FieldLabel } from '../fields.tsx';
import { useClearErrorsUnder, useErrorUnder, useOfferForm, useOfferValue } from '../form-context.ts';
import type { OfferValues } from '../offer-values.ts';
import classes from './sections.module.css';

type Documents = OfferValues['documentosRequeridos'];

const maxDocuments = 10;

/** Documents that candidates hand in: of the catalogue, or with a name of the company's own. */
export function RequiredDocuments() {
  const t = useTexts('offerForm');
  const { options } = useCatalogue();
  const { form, hidden, required } = useOfferForm();
  const clearErrors = useClearErrorsUnder();
  const documents = useOfferValue((offer) => offer.documentosRequeridos);
  const error = useErrorUnder('documentosRequeridos');
  if (hidden.has('documentosRequeridos')) return null;

  const set = (next: Documents) => {
    form.setFieldValue('documentosRequeridos', next);
    clearErrors('documentosRequeridos');
  };
  const isChosen = (id: number) => documents.some(({ idTipoDocumento }) => idTipoDocumento === id);
  const isFull = documents.length >= maxDocuments;
  return (
    <div className={classes.group} data-entries>
      <SearchSelect
        label={
          <FieldLabel
            text={t('field.documentosRequeridos')}
            optional={!required.has('documentosRequeridos')}
          />
        }
        description={t('help.documentosRequeridos')}
        placeholder={t('documents.add')}
        options={options('tiposDocumento').filter(({ value }) => !isChosen(value))}
        value={null}
        onChange={(id: number | null) => {
          const name = options('tiposDocumento').find(({ value }) => value === id)?.label;
          if (id !== null && name !== undefined)
            set([...documents, { idTipoDocumento: id, nombre: name.slice(0, 100) }]);
        }}
        error={error}
        disabled={isFull}
        data-path="documentosRequeridos"
      />
      {!isFull && (
        <OwnDocument
          names={documents.map(({ nombre }) => nombre)}
          onAdd={(nombre) => set([...documents, { idTipoDocumento: null, nombre }])}
        />
      )}
      {documents.length > 0 && (
        <Flex component="ul" direction="column" gap="xs" aria-label={t('documents.list')}>
          {documents.map((document) => (
            <li key={`${document.idTipoDocumento} ${document.nombre}`} className={classes.row}>
              <span className={classes.rowName}>{document.nombre}</span>
              <CloseButton
                aria-label={t('documents.remove', { name: document.nombre })}
                data-remove
                onClick={(event) => {
                  stayNear(event.currentTarget);
                  set(documents.filter((other) => other !== document));
                }}
              />
            </li>
          ))}
        </Flex>
      )}
    </div>
  );
}

interface OwnProps {
  /** Those that are in the list already. */
  names: readonly string[];
  onAdd: (name: string) => void;
}

function OwnDocument({ names, onAdd }: OwnProps) {
  const t = useTexts('offerForm');
  const [name, setName] = useState('');
  const [refusal, setRefusal] = useState<'misnamed' | 'repeated' | null>(null);
  const add = () => {
    const trimmed = name.trim();
    const isFit = requiredDocument.safeParse({ nombre: trimmed }).success;
    const isThere = names.some((other) => other.toLocaleLowerCase() === trimmed.toLocaleLowerCase());
    setRefusal(!isFit ? 'misnamed' : isThere ? 'repeated' : null);
    if (!isFit || isThere) return;
    onAdd(trimmed);
    setName('');
  };
  return (
    <div className={classes.inline}>
      <TextInput
        label={t('documents.own')}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          // Enter adds it; it does not send the offer.
          event.preventDefault();
          add();
        }}
        error={refusal && t(`documents.${refusal}`)}
      />
      <Button variant="default" leftSection={<IconPlus size={18} aria-hidden />} onClick={add}>
        {t('documents.ownAdd')}
      </Button>
    </div>
  );
}
