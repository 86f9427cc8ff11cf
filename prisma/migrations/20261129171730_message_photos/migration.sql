-- CreateTable
CREATE TABLE "ContactPhoto" (
    "id" UUID NOT NULL,
    "messageId" UUID NOT NULL,
    "position" INTEGER NOT NULL,
    "key" TEXT NOT NULL,
    "digest" TEXT NOT NULL,
    "width" INTEGER NOT NULL,
    "height" INTEGER NOT NULL,

    CONSTRAINT "ContactPhoto_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "ContactPhoto_key_key" ON "ContactPhoto"("key");

-- CreateIndex
CREATE UNIQUE INDEX "ContactPhoto_messageId_position_key" ON "ContactPhoto"("messageId", "position");

-- AddForeignKey
ALTER TABLE "ContactPhoto" ADD CONSTRAINT "ContactPhoto_messageId_fkey" FOREIGN KEY ("messageId") REFERENCES "ContactMessage"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "ContactPhoto" ADD CONSTRAINT "ContactPhoto_position_check" CHECK ("position" BETWEEN 0 AND 2);
ALTER TABLE "ContactPhoto" ADD CONSTRAINT "ContactPhoto_size_check" CHECK ("width" > 0 AND "height" > 0);
ALTER TABLE "ContactPhoto" ADD CONSTRAINT "ContactPhoto_digest_check" CHECK ("digest" ~ '^[0-9a-f]{64}$');
