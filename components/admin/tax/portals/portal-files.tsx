import { GuardedDownload } from "@/components/admin/ui/guarded-download";
import { Allowed } from "@/components/admin/users/role";

type PortalFilesProps = {
  files: readonly { gstin: string; documents: number }[];
  /** Where the files lie: the GSTIN follows. */
  folder: string;
  title: string;
};

/** The next file of each registration for a portal's bulk upload. */
export function PortalFiles({ files, folder, title }: PortalFilesProps) {
  if (files.length === 0) return null;
  return (
    <Allowed right="orders" otherwise={<p className="mute">Your role does not download files.</p>}>
      <ul className="tax-files">
        {files.map(({ gstin, documents }) => (
          <li key={gstin}>
            <GuardedDownload href={`${folder}/${gstin}`} title={title} variant="ink">
              {`File of ${documents} for ${gstin}`}
            </GuardedDownload>
          </li>
        ))}
      </ul>
    </Allowed>
  );
}
