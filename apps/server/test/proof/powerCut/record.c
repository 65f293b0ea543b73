// Loaded before the C library (LD_PRELOAD): writes down, in its order, all that a process does to the files of one folder and all that it
// sends over sockets. CUT_FOLDER is the folder, CUT_LOG the file for it. One lock holds through each call, so that nothing comes between a
// call and its line. The layout of a line is in log.ts.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <unistd.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static const char *folder;
static int out = -1;

__attribute__((constructor)) static void begin(void) {
  folder = getenv("CUT_FOLDER");
  const char *path = getenv("CUT_LOG");
  if (folder && path) out = syscall(SYS_openat, AT_FDCWD, path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
}

#define REAL(name) \
  static __typeof__(&name) real; \
  if (!real) real = (__typeof__(&name))dlsym(RTLD_NEXT, #name)

static void put(const void *data, size_t length) {
  for (const char *at = data; length > 0;) {
    long n = syscall(SYS_write, out, at, length);
    if (n < 0) abort();
    at += n;
    length -= n;
  }
}

static void note(char kind, uint64_t file, int64_t at, const char *path, const void *data, uint32_t length) {
  uint32_t pathLength = path ? strlen(path) : 0;
  char head[25];
  head[0] = kind;
  memcpy(head + 1, &file, 8);
  memcpy(head + 9, &at, 8);
  memcpy(head + 17, &pathLength, 4);
  memcpy(head + 21, &length, 4);
  put(head, sizeof head);
  put(path, pathLength);
  put(data, length);
}

static int isOurs(const char *path) {
  size_t length = folder ? strlen(folder) : 0;
  return out >= 0 && path && !strncmp(path, folder, length) && (path[length] == '/' || path[length] == 0);
}

/** The number of a file of the folder, or of the folder; 0 for all else. */
static uint64_t fileOf(int fd) {
  struct stat info;
  char link[64], path[4096];
  if (out < 0 || fd == out || fstat(fd, &info) || !(S_ISREG(info.st_mode) || S_ISDIR(info.st_mode))) return 0;
  snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
  ssize_t n = readlink(link, path, sizeof path - 1);
  if (n < 0) return 0;
  path[n] = 0;
  return isOurs(path) ? info.st_ino : 0;
}

static int isSocket(int fd) {
  struct stat info;
  return out >= 0 && !fstat(fd, &info) && S_ISSOCK(info.st_mode);
}

static int opened(int (*real)(const char *, int, ...), const char *path, int flags, mode_t mode) {
  if (!isOurs(path)) return real(path, flags, mode);
  pthread_mutex_lock(&lock);
  struct stat info;
  int isNew = (flags & O_CREAT) && lstat(path, &info);
  int fd = real(path, flags, mode);
  if (fd >= 0 && !fstat(fd, &info)) {
    if (isNew) note('C', info.st_ino, 0, path, 0, 0);
    if (flags & O_TRUNC) note('T', info.st_ino, 0, 0, 0, 0);
  }
  pthread_mutex_unlock(&lock);
  return fd;
}

#define OPEN(name) \
  int name(const char *path, int flags, ...) { \
    REAL(name); \
    va_list more; \
    va_start(more, flags); \
    mode_t mode = flags & (O_CREAT | O_TMPFILE) ? va_arg(more, mode_t) : 0; \
    va_end(more); \
    return opened(real, path, flags, mode); \
  }
OPEN(open)
OPEN(open64)

/** Of a write that is done: into a file, at a place or where its end was. */
static void wrote(int fd, uint64_t file, int64_t at, const void *data, ssize_t n) {
  if (file && n > 0) note('W', file, at >= 0 ? at : lseek(fd, 0, SEEK_CUR) - n, 0, data, n);
}

#define RECORDED(call, at, data) \
  uint64_t file = fileOf(fd); \
  if (!file && !isSocket(fd)) return call; \
  pthread_mutex_lock(&lock); \
  /* Before it is sent: a kill between the two must not hide what somebody was told. */ \
  if (!file) note('S', fd, 0, 0, data, length); \
  ssize_t n = call; \
  wrote(fd, file, at, data, n); \
  pthread_mutex_unlock(&lock); \
  return n

ssize_t write(int fd, const void *data, size_t length) {
  REAL(write);
  RECORDED(real(fd, data, length), -1, data);
}

ssize_t pwrite64(int fd, const void *data, size_t length, off64_t at) {
  REAL(pwrite64);
  RECORDED(real(fd, data, length, at), at, data);
}

static ssize_t many(int fd, const struct iovec *parts, int count, int64_t at) {
  size_t length = 0;
  for (int i = 0; i < count; i++) length += parts[i].iov_len;
  char *data = malloc(length + 1), *end = data;
  for (int i = 0; i < count; i++) end = mempcpy(end, parts[i].iov_base, parts[i].iov_len);
  ssize_t n = at < 0 ? write(fd, data, length) : pwrite64(fd, data, length, at);
  free(data);
  return n;
}

ssize_t writev(int fd, const struct iovec *parts, int count) {
  REAL(writev);
  if (!fileOf(fd) && !isSocket(fd)) return real(fd, parts, count);
  return many(fd, parts, count, -1);
}

ssize_t pwritev64(int fd, const struct iovec *parts, int count, off64_t at) {
  REAL(pwritev64);
  if (!fileOf(fd)) return real(fd, parts, count, at);
  return many(fd, parts, count, at);
}

int ftruncate64(int fd, off64_t size) {
  REAL(ftruncate64);
  uint64_t file = fileOf(fd);
  if (!file) return real(fd, size);
  pthread_mutex_lock(&lock);
  int failed = real(fd, size);
  if (!failed) note('T', file, size, 0, 0, 0);
  pthread_mutex_unlock(&lock);
  return failed;
}

#define SYNC(name) \
  int name(int fd) { \
    REAL(name); \
    uint64_t file = fileOf(fd); \
    if (!file) return real(fd); \
    pthread_mutex_lock(&lock); \
    int failed = real(fd); \
    if (!failed) note('F', file, 0, 0, 0, 0); \
    pthread_mutex_unlock(&lock); \
    return failed; \
  }
SYNC(fsync)
SYNC(fdatasync)

int unlink(const char *path) {
  REAL(unlink);
  if (!isOurs(path)) return real(path);
  pthread_mutex_lock(&lock);
  int failed = real(path);
  if (!failed) note('U', 0, 0, path, 0, 0);
  pthread_mutex_unlock(&lock);
  return failed;
}

#define MOVE(name, kind) \
  int name(const char *from, const char *to) { \
    REAL(name); \
    if (!isOurs(from)) return real(from, to); \
    pthread_mutex_lock(&lock); \
    int failed = real(from, to); \
    if (!failed) note(kind, 0, 0, from, to, strlen(to)); \
    pthread_mutex_unlock(&lock); \
    return failed; \
  }
MOVE(rename, 'R')
MOVE(link, 'L')
