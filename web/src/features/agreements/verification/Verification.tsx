import { Box, Button, Group, TextInput } from '@mantine/core';
import { type IssuedDocument as Issuance, verifyDocument } from '@portal/contract/agreements';
import { IconFileUnknown } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { useCall } from '../../../lib/api/calls.ts';
import { useTexts } from '../../../lib/i18n/i18n.ts';
import { useFormat } from '../../../lib/i18n/useFormat.ts';
import { useTitles } from '../../../lib/i18n/useTitles.ts';
import { usePathTo } from '../../../lib/routing/paths.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { CallView } from '../../../ui/CallView.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { type Fact, Facts } from '../../../ui/Facts.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { Section } from '../../../ui/Section.tsx';
import { FileCheck } from './FileCheck.tsx';

/** What the institution issued under a code, and whether a file is that document. */
export default function Verification() {
  const t = useTexts('agreementPublic');
  const titles = useTitles();
  const { codigo = '' } = useParams();
  return (
    <Box maw="45rem">
      <PageHead title={titles('verification')} context={t('verify.context')} />
      <CodeForm key={codigo} code={codigo} />
      {codigo !== '' && <Issued code={codigo} />}
    </Box>
  );
}

function CodeForm({ code }: { code: string }) {
  const t = useTexts('agreementPublic');
  const navigate = useNavigate();
  const pathTo = usePathTo();
  const [typed, setTyped] = useState(code);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const codigo = typed.trim().toUpperCase();
    if (codigo !== '') navigate(pathTo('verifiedDocument', { codigo }));
  };
  return (
    <Section title={t('verify.code')}>
      <form onSubmit={submit}>
        <Group align="flex-end" gap="sm">
          <TextInput
            flex="1 1 14rem"
            label={t('verify.codeLabel')}
            description={t('verify.codeHelp')}
            maxLength={40}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            value={typed}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          />
          <Button type="submit" variant={code === '' ? 'filled' : 'default'}>
            {t('verify.search')}
          </Button>
        </Group>
      </form>
    </Section>
  );
}

function Issued({ code }: { code: string }) {
  const t = useTexts('agreementPublic');
  const query = useCall(verifyDocument, { params: { codigo: code } });
  return (
    <CallView query={query}>
      {(issued) =>
        issued === null ? (
          <Section title={t('verify.result')}>
            <EmptyState icon={<IconFileUnknown size={28} />} title={t('verify.none')}>
              {t('verify.noneText')}
            </EmptyState>
          </Section>
        ) : (
          <IssuedDocument issued={issued} />
        )
      }
    </CallView>
  );
}

function IssuedDocument({ issued }: { issued: Issuance }) {
  const t = useTexts('agreementPublic');
  const { dayAndTime } = useFormat();
  const facts = useFactsOf(issued);
  const { tipo, emitido, partes, huellas } = issued;
  return (
    <>
      <Section title={t('verify.result')}>
        <Box mb="md">
          <Standing issued={issued} />
        </Box>
        <Facts
          layout="rows"
          facts={[
            {
              label: t('verify.document'),
              value: [t(`verify.kinds.${tipo}`), tipo !== 'asistencia' && issued.numero]
                .filter(Boolean)
                .join(' '),
            },
            { label: t('verify.issued'), value: dayAndTime(emitido) },
            {
              label: t(tipo === 'asistencia' ? 'verify.issuer' : 'verify.parties'),
              value: partes.join(' · '),
            },
            ...facts,
          ]}
        />
      </Section>
      <FileCheck prints={huellas} />
    </>
  );
}

/** Whether a document that was issued still counts. */
function Standing({ issued }: { issued: Issuance }) {
  const t = useTexts('agreementPublic');
  if (issued.tipo === 'asistencia' && issued.anulado)
    return (
      <Banner meaning="wrong" title={t('verify.annulled')}>
        <p>{t('verify.annulledText')}</p>
      </Banner>
    );
  if (issued.sustituido)
    return (
      <Banner meaning="warning" title={t('verify.replaced')}>
        <p>{t('verify.replacedText')}</p>
      </Banner>
    );
  return (
    <Banner meaning="good" title={t('verify.found')}>
      <p>{t('verify.foundText')}</p>
    </Banner>
  );
}

/** What only a document of its kind says. */
function useFactsOf(issued: Issuance): Fact[] {
  const t = useTexts('agreementPublic');
  const agreement = useTexts('agreementView');
  const { shortDay, number } = useFormat();
  if (issued.tipo === 'convenio')
    return [{ label: t('verify.state'), value: agreement(`states.${issued.estado}`) }];
  if (issued.tipo === 'anexo') return [{ label: t('verify.version'), value: issued.numVersion }];
  const { fechaInicio, fechaFin, horas } = issued;
  const period = t('verify.period', { from: shortDay(fechaInicio), to: shortDay(fechaFin) });
  const hours = { label: t('verify.hours'), value: horas !== null && number(horas) };
  if (issued.tipo === 'certificado') return [{ label: t('verify.dates'), value: period }, hours];
  return [
    { label: t('verify.event'), value: issued.titulo },
    { label: t('verify.eventDates'), value: fechaInicio === fechaFin ? shortDay(fechaInicio) : period },
    hours,
  ];
}
