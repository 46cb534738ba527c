import { Box, Button, Group, Radio, Stack, Title } from '@mantine/core';
import { getManagedCompany, listManagedCompanies } from '@portal/contract/companies';
import { type MergeField, mergeCompanies, mergeFields, previewMerge } from '@portal/contract/company-merges';
import type { Answer } from '@portal/contract/endpoint';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { useCall, useSend } from '../../lib/api/calls.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { usePathTo } from '../../lib/routing/paths.ts';
import { useListParams } from '../../lib/routing/useListParams.ts';
import { CallView } from '../../ui/CallView.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { EntryList } from '../../ui/EntryList.tsx';
import { ErrorBanner } from '../../ui/ErrorBanner.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { ScreenButton } from '../../ui/ScreenLink.tsx';
import { SearchBar } from '../../ui/SearchBar.tsx';
import { Section } from '../../ui/Section.tsx';
import { Skeletons } from '../../ui/Skeletons.tsx';
import { Text } from '../../ui/Text.tsx';
import { changedByMerging } from './CompanyActs.tsx';
import { useCompanyValues } from './CompanyData.tsx';
import classes from './companies.module.css';

type Preview = Answer<typeof previewMerge>;

/** Of two companies that are one: which is the other, what stays of each, and the merge. */
export default function Merge() {
  const t = useTexts('companies');
  const { id = '' } = useParams();
  const { get, set } = useListParams();
  const other = /^\d{1,9}$/.test(get('otra')) ? get('otra') : null;
  const company = useCall(getManagedCompany, { params: { id } });
  return (
    <>
      <PageHead title={t('merge.title')} context={company.data?.nombreComercial ?? ''} />
      <Box maw="60rem" className={classes.main}>
        {other === null ? (
          <Choose
            id={Number(id)}
            onChoose={(otra) => set({ otra: String(otra), texto: null }, { push: true })}
          />
        ) : (
          <Compare key={other} id={id} other={other} onBack={() => set({ otra: null })} />
        )}
      </Box>
    </>
  );
}

function Choose({ id, onChoose }: { id: number; onChoose: (other: number) => void }) {
  const t = useTexts('companies');
  const { get, set } = useListParams();
  const texto = get('texto');
  const query = useCall(
    listManagedCompanies,
    { query: { pagina: 1, porPagina: 20, texto, orden: 'nombre' } },
    { enabled: texto !== '', keepPrevious: true },
  );
  return (
    <Section title={t('merge.choose')} description={t('merge.chooseText')}>
      <SearchBar
        text={texto}
        onSearch={(words) => set({ texto: words })}
        label={t('filters.texto')}
        submitLabel={t('filters.submit')}
      >
        {() => null}
      </SearchBar>
      {texto !== '' && (
        <CallView query={query} skeleton={<Skeletons shape="row" count={3} />}>
          {({ empresas }) => {
            const others = empresas.filter(
              ({ idEmpresa, estado }) =>
                idEmpresa !== id && (estado === 'validada' || estado === 'pendiente'),
            );
            return others.length === 0 ? (
              <Text dim small role="status" mt="md">
                {t('merge.nobody')}
              </Text>
            ) : (
              <EntryList flush className={classes.found ?? ''}>
                {others.map((company) => (
                  <li key={company.idEmpresa}>
                    <Group justify="space-between" gap="0.5rem 1rem">
                      <div>
                        <p>
                          <strong>{company.nombreComercial}</strong>
                        </p>
                        <Text dim small>
                          {company.nombreFiscal} · {company.cif} · {t(`states.${company.estado}`)}
                        </Text>
                      </div>
                      <Button
                        variant="default"
                        size="xs"
                        aria-label={t('merge.compareWith', { company: company.nombreComercial })}
                        onClick={() => onChoose(company.idEmpresa)}
                      >
                        {t('merge.compare')}
                      </Button>
                    </Group>
                  </li>
                ))}
              </EntryList>
            );
          }}
        </CallView>
      )}
    </Section>
  );
}

function Compare({ id, other, onBack }: { id: string; other: string; onBack: () => void }) {
  const t = useTexts('companies');
  const query = useCall(previewMerge, { params: { id, idOtra: other } });
  return (
    <>
      {query.data === undefined && query.error !== null ? (
        <Section title={t('merge.impossible')}>
          <Stack align="flex-start">
            <p>{t('merge.impossibleText')}</p>
            <Button variant="default" onClick={onBack}>
              {t('merge.another')}
            </Button>
          </Stack>
        </Section>
      ) : (
        <CallView query={query} skeleton={<Skeletons shape="card" count={2} />}>
          {(preview) => <CompareView preview={preview} onBack={onBack} />}
        </CallView>
      )}
    </>
  );
}

function CompareView({ preview, onBack }: { preview: Preview; onBack: () => void }) {
  const t = useTexts('companies');
  const [taken, setTaken] = useState<readonly MergeField[]>([]);
  const [asks, setAsks] = useState(false);
  const navigate = useNavigate();
  const pathTo = usePathTo();
  const { empresa, otra, mueve, repetidos } = preview;
  const values = useCompanyValues();
  const [own, others] = [values(empresa), values(otra)];
  const differing = mergeFields.filter((field) => others[field] !== null && own[field] !== others[field]);
  const moved = mueve.filter(({ numTotal }) => numTotal > 0);
  const merge = useSend(mergeCompanies, {
    quiet: true,
    invalidates: changedByMerging,
    onSuccess: () => void navigate(pathTo('managedCompany', { id: empresa.idEmpresa })),
  });
  const body = { idEmpresa: empresa.idEmpresa, idOtra: otra.idEmpresa, deLaOtra: [...taken] };
  return (
    <>
      <Section title={t('merge.which')} description={t('merge.whichText')}>
        <Stack gap="sm">
          <p>
            <strong>{t('merge.stays')}</strong> {empresa.nombreComercial} · {empresa.nombreFiscal} ·{' '}
            {empresa.cif}
          </p>
          <p>
            <strong>{t('merge.goes')}</strong> {otra.nombreComercial} · {otra.nombreFiscal} · {otra.cif}
          </p>
          {otra.estado === 'validada' && (
            <div>
              <ScreenButton
                to="mergeCompanies"
                params={{ id: otra.idEmpresa }}
                search={`?otra=${empresa.idEmpresa}`}
                variant="default"
              >
                {t('merge.swap')}
              </ScreenButton>
            </div>
          )}
        </Stack>
      </Section>
      {differing.length > 0 && (
        <Section title={t('merge.fields')} description={t('merge.fieldsText')}>
          <Stack gap="lg">
            {differing.map((field) => (
              <Radio.Group
                key={field}
                label={t(`fields.${field}`)}
                value={taken.includes(field) ? 'otra' : 'propia'}
                onChange={(side) =>
                  setTaken(side === 'otra' ? [...taken, field] : taken.filter((one) => one !== field))
                }
              >
                <Stack gap="xs" mt="xs" className={classes.side ?? ''}>
                  <Radio value="propia" label={own[field] ?? t('merge.nothing')} />
                  <Radio value="otra" label={others[field]} />
                </Stack>
              </Radio.Group>
            ))}
          </Stack>
        </Section>
      )}
      <Section title={t('merge.moves')}>
        {moved.length === 0 ? (
          <Text dim small>
            {t('merge.movesNothing')}
          </Text>
        ) : (
          <ul className={classes.things}>
            {moved.map(({ que, numTotal }) => (
              <li key={que}>{t(`merge.things.${que}`, { count: numTotal })}</li>
            ))}
          </ul>
        )}
        {repetidos.length > 0 && (
          <>
            <Title order={3} mt="md">
              {t('merge.repeated')}
            </Title>
            <Text small>{t('merge.repeatedText')}</Text>
            <ul className={classes.things}>
              {repetidos.map((email) => (
                <li key={email}>{email}</li>
              ))}
            </ul>
          </>
        )}
      </Section>
      <Group>
        <Button onClick={() => setAsks(true)}>{t('merge.confirm')}</Button>
        <Button variant="default" onClick={onBack}>
          {t('merge.another')}
        </Button>
      </Group>
      <ConfirmDialog
        opened={asks}
        title={t('merge.askTitle')}
        confirmLabel={t('merge.confirm')}
        busy={merge.isPending}
        onConfirm={() => merge.mutate({ body })}
        onCancel={() => {
          merge.reset();
          setAsks(false);
        }}
      >
        <p>{t('merge.askText', { own: empresa.nombreComercial, other: otra.nombreComercial })}</p>
        <ErrorBanner error={merge.error} />
      </ConfirmDialog>
    </>
  );
}
