import { Stack, Title } from '@mantine/core';
import {
  certificateStates,
  listCertificates,
  type ManagedCertificate,
} from '@portal/contract/education-requests';
import { IconFileCertificate } from '@tabler/icons-react';
import { certificateMeaning } from '../../../domain/education-request/education-meaning.ts';
import { useCall } from '../../../lib/api/calls.ts';
import { useTexts } from '../../../lib/i18n/i18n.ts';
import { useTitles } from '../../../lib/i18n/useTitles.ts';
import { useListParams } from '../../../lib/routing/useListParams.ts';
import { Row } from '../../../ui/EntryList.tsx';
import { FilteredList, NothingFound } from '../../../ui/FilteredList.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { ScreenLink } from '../../../ui/ScreenLink.tsx';
import { SearchBar } from '../../../ui/SearchBar.tsx';
import { StateBadge } from '../../../ui/StateBadge.tsx';
import { StateFilter } from '../../../ui/StateFilter.tsx';
import { Text } from '../../../ui/Text.tsx';
import { CertificateActs } from './CertificateActs.tsx';
import { CertificateFile } from './CertificateFile.tsx';

const rowsPerPage = 25;

/** The certificates about minors, those that wait first. */
export default function Certificates() {
  const t = useTexts('managedEducation');
  const common = useTexts('educationRequests');
  const titles = useTitles();
  const { get, page, set, turn } = useListParams();
  const texto = get('texto');
  const estado = certificateStates.find((state) => state === get('estado')) ?? null;
  const sent = { ...(texto !== '' && { texto }), ...(estado !== null && { estado }) };
  const query = useCall(
    listCertificates,
    { query: { pagina: page, porPagina: rowsPerPage, ...sent } },
    { keepPrevious: true },
  );
  return (
    <>
      <PageHead title={titles('minorsCertificates')} context={t('certificates.context')} />
      <SearchBar
        text={texto}
        onSearch={(typed) => set({ texto: typed })}
        label={t('certificates.texto')}
        submitLabel={t('filters.submit')}
      >
        {() => null}
      </SearchBar>
      <FilteredList
        query={query}
        label={titles('minorsCertificates')}
        page={page}
        pageSize={rowsPerPage}
        turn={turn}
        above={({ porEstado }) => (
          <StateFilter
            label={t('filters.estado')}
            anyLabel={t('certificates.any')}
            value={estado}
            onChange={(chosen) => set({ estado: chosen })}
            states={certificateStates}
            labelOf={(state) => common(`certificate.${state}`)}
            counts={porEstado.map(({ estado: value, numTotal: count }) => ({ value, count }))}
          />
        )}
        countOf={({ numTotal }) => t('certificates.found', { count: numTotal })}
        nothing={
          <NothingFound
            icon={<IconFileCertificate size={28} />}
            isFiltered={Object.keys(sent).length > 0}
            all="minorsCertificates"
            textOf={(key) => t(`certificates.${key}`)}
          />
        }
        rowsOf={({ certificados }) =>
          certificados.map((certificate) => ({
            id: certificate.idAlumno,
            row: <CertificateRow certificate={certificate} />,
          }))
        }
      />
    </>
  );
}

function CertificateRow({ certificate }: { certificate: ManagedCertificate }) {
  const common = useTexts('educationRequests');
  const { idAlumno, alumno, email, estado, version } = certificate;
  return (
    <Row stacked columns={{ wide: 'minmax(0, 4fr) minmax(0, 4fr) minmax(0, 4fr)' }}>
      <div>
        <Title order={2} size="h3">
          <ScreenLink to="managedStudent" params={{ id: idAlumno }}>
            {alumno}
          </ScreenLink>
        </Title>
        <Text dim small>
          {email}
        </Text>
      </div>
      <CertificateFile certificate={certificate} />
      <Stack gap="xs" align="flex-start">
        <StateBadge meaning={certificateMeaning[estado]}>{common(`certificate.${estado}`)}</StateBadge>
        {estado === 'entregado' && <CertificateActs idAlumno={idAlumno} alumno={alumno} version={version} />}
      </Stack>
    </Row>
  );
}
