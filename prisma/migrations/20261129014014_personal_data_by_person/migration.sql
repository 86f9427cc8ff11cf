-- AlterTable
ALTER TABLE "ContactMessage" ADD COLUMN     "userId" UUID;

-- AlterTable
ALTER TABLE "DemoRequest" ADD COLUMN     "userId" UUID;

-- AlterTable
ALTER TABLE "OutboxMail" ADD COLUMN     "userId" UUID;

-- AlterTable
ALTER TABLE "WebhookEvent" ADD COLUMN     "idsOnly" BOOLEAN NOT NULL DEFAULT false;

-- CreateIndex
CREATE INDEX "ContactMessage_userId_createdAt_idx" ON "ContactMessage"("userId", "createdAt");

-- CreateIndex
CREATE INDEX "DemoRequest_userId_createdAt_idx" ON "DemoRequest"("userId", "createdAt");

-- CreateIndex
CREATE INDEX "OutboxMail_userId_createdAt_idx" ON "OutboxMail"("userId", "createdAt");

-- CreateIndex
CREATE INDEX "OutboxMail_createdAt_idx" ON "OutboxMail"("createdAt");

-- CreateIndex
CREATE INDEX "webhook_event_whole" ON "WebhookEvent"("receivedAt") WHERE ("idsOnly" = false);

-- Whose the mails are that are there: those to an account's present address. The staff's copies of a person's
-- message are answered to that person; only a verified address says who that is.
UPDATE "OutboxMail" m SET "userId" = u.id FROM "User" u
WHERE u.email = m."replyTo" AND u."emailVerifiedAt" IS NOT NULL AND u.role = 'customer';
UPDATE "OutboxMail" m SET "userId" = u.id FROM "User" u WHERE m."userId" IS NULL AND u.email = m."to";

-- Who gives up an address that was proven keeps what was written from it, however the address is changed.
CREATE FUNCTION keep_written() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "ContactMessage" SET "userId" = OLD.id WHERE email = OLD.email AND "userId" IS NULL;
  UPDATE "DemoRequest" SET "userId" = OLD.id WHERE email = OLD.email AND "userId" IS NULL;
  RETURN NULL;
END $$;
CREATE TRIGGER user_keeps_written AFTER UPDATE OF email ON "User" FOR EACH ROW
  WHEN (OLD.email <> NEW.email AND OLD."emailVerifiedAt" IS NOT NULL AND NEW."erasedAt" IS NULL)
  EXECUTE FUNCTION keep_written();
