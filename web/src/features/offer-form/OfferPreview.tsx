import { Drawer, Flex, Title } from '@mantine/core';
import { getOwnCompany } from '@portal/contract/company-page';
import type { FileLink } from '@portal/contract/files';
import { useCatalogue } from '../../domain/catalogue/catalogue.ts';
import { OfferReading } from '../../domain/offer/OfferReading.tsx';
import { useCall } from '../../lib/api/calls.ts';
import { useBrand } from '../../lib/brand/brand.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { useDialogTurn } from '../../lib/notices/dialog-queue.ts';
import { useSession } from '../../lib/session/session.ts';
import { Text } from '../../ui/Text.tsx';
import { useOfferForm } from './form-context.ts';
import classes from './OfferForm.module.css';
import { readableOf } from './offer-values.ts';
import type { SupplementaryFile } from './sections/DocumentsSection.tsx';

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

/** `name` is the supplementary file's, without a link: one would end while the offer is being written. */
function Preview({ name }: { name: string | null }) {
  const t = useTexts('offerForm');
  const view = useTexts('offerView');
  const brand = useBrand();
  const { form } = useOfferForm();
  const { catalogue } = useCatalogue();
  const { data: own } = useCall(getOwnCompany, {});
  const session = useSession();
  const company = {
    nombreComercial: own?.nombreComercial ?? session?.data.nombreComercial ?? '',
    descripcion: own?.descripcion ?? null,
    web: own?.web ?? null,
    idSector: own?.idSector ?? null,
    rangoEmpleados: own?.rangoEmpleados ?? null,
  };
  const values = form.getValues();
  const town = catalogue?.localidades.find(({ idLocalidad }) => idLocalidad === values.idLocalidad);
  const isle = catalogue?.islas.find(({ idIsla }) => idIsla === town?.idIsla);
  const island = isle === undefined ? null : { idIsla: isle.idIsla, nombreIsla: isle.descripcion };
  // Its own name would tell whose it is.
  const fileName = name !== null && values.ocultarDatosEmpresa ? t('field.ficheroComplementario') : name;
  const offer = readableOf(values, {
    brand,
    company,
    island,
    file: fileName === null ? null : { nombre: fileName, url: null },
  });
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
