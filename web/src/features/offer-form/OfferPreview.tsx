import { Drawer, Flex, Title } from '@mantine/core';
import { getOwnCompany } from '@portal/contract/company-page';
import type { FileLink } from '@portal/contract/files';
import { useCatalogue } from '../../domain/catalogue/catalogue.ts';
import { OfferFacts } from '../../domain/offer/OfferFacts.tsx';
import { OfferReading } from '../../domain/offer/OfferReading.tsx';
import type { ReadableOffer } from '../../domain/offer/readable-offer.ts';
import { useCall } from '../../lib/api/calls.ts';
import { useBrand } from '../../lib/brand/brand.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { useDialogTurn } from '../../lib/notices/dialog-queue.ts';
import { useSession } from '../../lib/session/session.ts';
import { Card } from '../../ui/Card.tsx';
import { Text } from '../../ui/Text.tsx';
import { useOfferForm, useOfferValue } from './form-context.ts';
import classes from './OfferForm.module.css';
import { type OfferValues, readableOf } from './offer-values.ts';
import type { SupplementaryFile } from './sections/DocumentsSection.tsx';
import { Reach } from './sections/Reach.tsx';
import { useSettled } from './useSettled.ts';

interface Props {
  opened: boolean;
  onClose: () => void;
  file: SupplementaryFile;
  /** The one that the offer has already. */
  currentFile: FileLink | null;
}

/** The offer as a student will read it, while it is being written. */
export function OfferPreview({ opened, onClose, file, currentFile }: Props) {
  const t = useTexts('offerForm');
  const ui = useTexts('ui');
  const isShown = useDialogTurn(opened);
  return (
    <Drawer
      opened={isShown}
      onClose={onClose}
      position="right"
      size="46rem"
      title={t('preview.title')}
      closeButtonProps={{ 'aria-label': ui('close') }}
    >
      <Preview name={file === undefined ? (currentFile?.nombre ?? null) : (file?.nombre ?? null)} />
    </Drawer>
  );
}

/** How long nothing is typed before it is shown. */
const quiet = 500;

/** The offer at a glance beside its form, as it stands, and how many students it reaches. */
export function LivePreview() {
  const t = useTexts('offerForm');
  const values = useSettled(
    useOfferValue((now) => ({ ...now })),
    quiet,
  );
  const offer = useReadable(values, null);
  return (
    <Flex direction="column" gap="md">
      <Reach />
      <Card>
        <Text dim tiny strong mb="xs">
          {t('preview.title')}
        </Text>
        <Text strong fz="lg" className={classes.previewTitle}>
          {offer.titulo || t('preview.untitled')}
        </Text>
        <CompanyName offer={offer} />
        <OfferFacts offer={offer} />
      </Card>
    </Flex>
  );
}

function CompanyName({ offer }: { offer: ReadableOffer }) {
  const view = useTexts('offerView');
  return (
    <Text dim mb="sm">
      {offer.empresa?.nombreComercial ?? view('text.hiddenCompany')}
    </Text>
  );
}

/** `name` is the supplementary file's, without a link: one would end while the offer is being written. */
function useReadable(values: OfferValues, name: string | null): ReadableOffer {
  const t = useTexts('offerForm');
  const brand = useBrand();
  const { catalogue } = useCatalogue();
  const session = useSession();
  const { company: corrected } = useOfferForm();
  // A manager who corrects an offer has no company.
  const { data: own } = useCall(getOwnCompany, {}, { enabled: session?.data.userType === 'Empresa' });
  const company = {
    nombreComercial: corrected ?? own?.nombreComercial ?? session?.data.nombreComercial ?? '',
    descripcion: own?.descripcion ?? null,
    web: own?.web ?? null,
    idSector: own?.idSector ?? null,
    rangoEmpleados: own?.rangoEmpleados ?? null,
    urlLogo: own?.urlLogo ?? null,
  };
  const town = catalogue?.localidades.find(({ idLocalidad }) => idLocalidad === values.idLocalidad);
  const isle = catalogue?.islas.find(({ idIsla }) => idIsla === town?.idIsla);
  const island = isle === undefined ? null : { idIsla: isle.idIsla, nombreIsla: isle.descripcion };
  // Its own name would tell whose it is.
  const fileName = name !== null && values.ocultarDatosEmpresa ? t('field.ficheroComplementario') : name;
  return readableOf(values, {
    brand,
    company,
    island,
    file: fileName === null ? null : { nombre: fileName, url: null },
  });
}

function Preview({ name }: { name: string | null }) {
  const t = useTexts('offerForm');
  const view = useTexts('offerView');
  const { form } = useOfferForm();
  const offer = useReadable(form.getValues(), name);
  return (
    <Flex component="article" direction="column" gap="lg">
      <header>
        <Title order={2} size="h1" className={classes.previewTitle}>
          {offer.titulo || t('preview.untitled')}
        </Title>
        <Text dim>{offer.empresa?.nombreComercial ?? view('text.hiddenCompany')}</Text>
      </header>
      <OfferReading offer={offer} order={3} />
    </Flex>
  );
}
