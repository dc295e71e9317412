import { showError } from '#web/errors/show-error.ts'
import { saveFile } from '#web/save-file.ts'
import { Button } from '#web/ui/button.tsx'
import { exportCatalogList } from '../../staff-categories.contract.ts'

/** The whole list as a file that the importer reads again. */
export function ExportButtons({ list }: { list: 'categories' | 'manufacturers' }) {
  const download = (format: 'csv' | 'xlsx') =>
    void saveFile(exportCatalogList, { list, format }, `${list}.${format}`).catch(showError)
  return (
    <>
      <Button onClick={() => download('csv')}>Export CSV</Button>
      <Button onClick={() => download('xlsx')}>Export XLSX</Button>
    </>
  )
}
